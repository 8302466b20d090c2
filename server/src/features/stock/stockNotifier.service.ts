import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { firstIdAt, newId } from '../../lib/ids.ts';
import { enqueueMail } from '../notifications/notifications.service.ts';
import { getMailShop, type MailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import { findStaffByRole } from '../users/users.service.ts';

const HOUR_MS = 60 * 60_000;
/** How far back the first run of a process looks: movements of a process that died must not be missed. */
const FIRST_LOOK_BACK_MS = 24 * HOUR_MS;
/** Longer than a transaction takes and clocks differ: a movement may be committed after younger ones. */
const OVERLAP_MS = HOUR_MS / 4;
/** Products that a mail names. */
const MAX_NAMES = 50;

export interface StockNotifierContext extends MailShopContext {
  db: Db;
  outbox: { wake(): void };
}

interface NamedProduct {
  id: string;
  name: string;
  brand: string;
}

/** One kind of event of the stock that is mailed. */
interface StockEvent<Product extends NamedProduct> {
  /** At the beginning of the mails' deduplication keys. */
  key: string;
  /** The products that the movements since one of them concern. */
  find: (movementId: string) => Promise<Product[]>;
  /** Stores which products this run reports, and forgets old reports. @returns those that no other run has reported */
  claim: (tx: EntityManager, runId: string, products: readonly Product[]) => Promise<Product[]>;
  subject: string;
  describeOne: (product: Product, fullName: string) => string;
  describeMany: (count: number) => string;
  /** What follows a product's name in a list. */
  detail?: (product: Product) => string;
}

/**
 * Creates a function that mails owners and managers the events of the stock since its last run: one mail a run and recipient. Of several
 * processes one reports a product, and none again after a crash.
 */
export function createStockNotifier<Product extends NamedProduct>(
  ctx: StockNotifierContext,
  event: StockEvent<Product>,
): () => Promise<void> {
  let since = Date.now() - FIRST_LOOK_BACK_MS;
  return async () => {
    const now = Date.now();
    await enqueueStockMails(ctx, event, since);
    since = now - OVERLAP_MS;
  };
}

async function enqueueStockMails<Product extends NamedProduct>(
  ctx: StockNotifierContext,
  event: StockEvent<Product>,
  since: number,
): Promise<void> {
  const { db, outbox } = ctx;
  const products = await event.find(firstIdAt(since));
  if (products.length === 0) return;
  const recipients = await findStaffByRole(db.read, ['owner', 'manager']);
  const shop = getMailShop(ctx);
  if (recipients.length === 0) return;
  const isMailed = await db.write(async (tx) => {
    const runId = newId();
    const unreported = await event.claim(tx, runId, products);
    if (unreported.length === 0) return false;
    const { subject, body } = textOf(event, unreported, shop);
    for (const { id, name, email } of recipients)
      await enqueueMail(tx, {
        recipient: email,
        subject,
        text: [`Hello ${name},`, ...body, shop.name].join('\n\n'),
        dedupeKey: `${event.key}-${runId}-${id.slice(-12)}`,
      });
    return true;
  });
  if (isMailed) outbox.wake();
}

const fullName = ({ brand, name }: NamedProduct): string => [brand, name].filter(Boolean).join(' ');

function textOf<Product extends NamedProduct>(
  { subject, describeOne, describeMany, detail }: StockEvent<Product>,
  products: readonly Product[],
  shop: MailShop,
): { subject: string; body: string[] } {
  const [first] = products as [Product];
  if (products.length === 1)
    return {
      subject: `${subject}: ${first.name}`,
      body: [
        describeOne(first, fullName(first)),
        `Its stock ledger: ${shop.url}/desk/stock?product=${first.id}`,
      ],
    };
  const names = products
    .slice(0, MAX_NAMES)
    .map((product) => `- ${fullName(product)}${detail ? `: ${detail(product)}` : ''}`);
  const omittedCount = products.length - MAX_NAMES;
  return {
    subject: `${subject}: ${products.length} products`,
    body: [
      describeMany(products.length),
      [...names, ...(omittedCount > 0 ? [`and ${omittedCount} more`] : [])].join('\n'),
      `The stock: ${shop.url}/desk/stock`,
    ],
  };
}
