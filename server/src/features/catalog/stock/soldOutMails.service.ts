import type { Db } from '../../../database/database.ts';
import { firstIdAt } from '../../../lib/ids.ts';
import { enqueueMail, type NewMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import { findStaffByRole, type User } from '../../users/users.service.ts';
import { findSoldOutSince, type SoldOutProduct } from './soldOut.queries.ts';

const HOUR_MS = 60 * 60_000;
/** How far back the first run of a process looks: sales of a process that died must not be missed. */
const FIRST_LOOK_BACK_MS = 24 * HOUR_MS;
/** Longer than a transaction takes and clocks differ: a movement may be committed after younger ones. */
const OVERLAP_MS = HOUR_MS / 4;

interface SoldOutContext extends MailShopContext {
  db: Db;
  outbox: { wake(): void };
}

/**
 * Creates a function that tells owners and managers which products have run out since its last run: by a sale or an adjustment, with
 * nothing left on hand. A product whose last units are only reserved may still become available. At most one mail a product, day and
 * recipient.
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
  const mails = products.flatMap((product) =>
    recipients.map((recipient) => soldOutMail(product, recipient, shop)),
  );
  if (mails.length === 0) return;
  await db.write(async (tx) => {
    for (const mail of mails) await enqueueMail(tx, mail);
  });
  outbox.wake();
}

function soldOutMail({ id, name, brand, soldOutAt }: SoldOutProduct, to: User, shop: MailShop): NewMail {
  // The day of the sale, so that a later run makes the same key.
  const day = new Date(soldOutAt).toISOString().slice(0, 10);
  return {
    // The end of an id is random.
    dedupeKey: `sold-out-${id}-${day}-${to.id.slice(-12)}`,
    recipient: to.email,
    subject: `Sold out: ${name}`,
    text: [
      `Hello ${to.name},`,
      `nothing is left of ${[brand, name].filter(Boolean).join(' ')}. Shoppers see it as sold out until units come in.`,
      `Its stock ledger: ${shop.url}/desk/stock?product=${id}`,
      shop.name,
    ].join('\n\n'),
  };
}
