import type { Db } from '../../../database/database.ts';
import { firstIdAt, newId } from '../../../lib/ids.ts';
import { shopDayOf } from '../../../lib/shopDay.ts';
import { enqueueMail, type NewMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import { findStaffByRole, type User } from '../../users/users.service.ts';
import { findSoldOutSince, type SoldOutProduct } from './soldOut.queries.ts';
import { deleteOldSoldOutReports, recordSoldOutReports } from './soldOutReports.service.ts';

const HOUR_MS = 60 * 60_000;
/** How far back the first run of a process looks: sales of a process that died must not be missed. */
const FIRST_LOOK_BACK_MS = 24 * HOUR_MS;
/** Longer than a transaction takes and clocks differ: a movement may be committed after younger ones. */
const OVERLAP_MS = HOUR_MS / 4;
/** Products that a mail names. */
const MAX_NAMES = 50;

interface SoldOutContext extends MailShopContext {
  db: Db;
  outbox: { wake(): void };
}

/**
 * Creates a function that tells owners and managers which products have run out since its last run: by a sale or an adjustment, with
 * nothing left on hand. A product whose last units are only reserved may still become available. One mail a run and recipient, in which
 * a product stands at most once a day of the shop.
 */
export function createSoldOutNotifier(ctx: SoldOutContext): () => Promise<void> {
  let since = Date.now() - FIRST_LOOK_BACK_MS;
  return async () => {
    const now = Date.now();
    await enqueueSoldOutMails(ctx, since);
    since = now - OVERLAP_MS;
  };
}

async function enqueueSoldOutMails(ctx: SoldOutContext, since: number): Promise<void> {
  const { db, outbox } = ctx;
  const products = await findSoldOutSince(db.read, firstIdAt(since));
  if (products.length === 0) return;
  const recipients = await findStaffByRole(db.read, ['owner', 'manager']);
  const shop = getMailShop(ctx);
  if (recipients.length === 0) return;
  const hasNews = await db.write(async (tx) => {
    const runId = newId();
    const unreported = await recordSoldOutReports(tx, db.dialect, runId, products);
    if (unreported.length === 0) return false;
    for (const recipient of recipients)
      await enqueueMail(tx, {
        ...soldOutMail(unreported, recipient, shop),
        dedupeKey: `sold-out-${runId}-${recipient.id.slice(-12)}`,
      });
    await deleteOldSoldOutReports(tx, shopDayOf(Date.now()));
    return true;
  });
  if (hasNews) outbox.wake();
}

const fullName = ({ brand, name }: SoldOutProduct): string => [brand, name].filter(Boolean).join(' ');

function soldOutMail(
  products: readonly SoldOutProduct[],
  to: User,
  shop: MailShop,
): Omit<NewMail, 'dedupeKey'> {
  const [first] = products as [SoldOutProduct];
  const isOne = products.length === 1;
  const more = products.length - MAX_NAMES;
  const names = products.slice(0, MAX_NAMES).map((product) => `- ${fullName(product)}`);
  const body = isOne
    ? [
        `nothing is left of ${fullName(first)}. Shoppers see it as sold out until units come in.`,
        `Its stock ledger: ${shop.url}/desk/stock?product=${first.id}`,
      ]
    : [
        `nothing is left of ${products.length} products. Shoppers see them as sold out until units come in.`,
        [...names, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
        `The stock: ${shop.url}/desk/stock`,
      ];
  return {
    recipient: to.email,
    subject: `Sold out: ${isOne ? first.name : `${products.length} products`}`,
    text: [`Hello ${to.name},`, ...body, shop.name].join('\n\n'),
  };
}
