import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { firstIdAt, newId } from '../../../lib/ids.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import { findStaffByRole } from '../../users/users.service.ts';
import { type StockMailText, stockMail } from './stock.mails.ts';

const HOUR_MS = 60 * 60_000;
/** How far back the first run of a process looks: movements of a process that died must not be missed. */
const FIRST_LOOK_BACK_MS = 24 * HOUR_MS;
/** Longer than a transaction takes and clocks differ: a movement may be committed after younger ones. */
const OVERLAP_MS = HOUR_MS / 4;

export interface StockNotifierContext extends MailShopContext {
  db: Db;
  outbox: { wake(): void };
}

/** One kind of event of the stock that is mailed. */
interface StockEvent<Product> {
  /** At the beginning of the mails' deduplication keys. */
  key: string;
  /** The products that the movements since one of them concern. */
  find: (movementId: string) => Promise<Product[]>;
  /** Stores which products this run reports, and forgets old reports. @returns those that no other run has reported */
  claim: (tx: EntityManager, runId: string, products: readonly Product[]) => Promise<Product[]>;
  describe: (products: readonly Product[], shop: MailShop) => StockMailText;
}

/**
 * Creates a function that mails owners and managers the events of the stock since its last run: one mail a run and recipient. Of several
 * processes one reports a product, and none again after a crash.
 */
export function createStockNotifier<Product>(
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

async function enqueueStockMails<Product>(
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
    const text = event.describe(unreported, shop);
    for (const recipient of recipients) {
      const dedupeKey = `${event.key}-${runId}-${recipient.id.slice(-12)}`;
      await enqueueMail(tx, stockMail(text, recipient, { shop, dedupeKey }));
    }
    return true;
  });
  if (isMailed) outbox.wake();
}
