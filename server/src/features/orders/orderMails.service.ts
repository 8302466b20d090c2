import { type EntityManager, In } from 'typeorm';
import { isUnavailable, takingRead } from '../../database/dialects.ts';
import { entityOf } from '../../database/entityOf.ts';
import { MAX_RETRY_DELAY_MS } from '../../lib/backoff.ts';
import type { Shop } from '../../shop.ts';
import { queueMails } from '../notifications/mail.service.ts';
import { Order } from './orders.entity.ts';
import { withLines } from './orders.service.ts';
import { paidMail } from './paidMail.ts';

/** So many are queued at a time. */
const AT_A_TIME = 50;

type Teller = Pick<Shop, 'db' | 'env' | 'log'>;

/**
 * Queues the mails of new orders, many at once: no shopper waits for it. Any number of processes may do so, and each order is told of
 * once.
 * @param goOn asked each time
 */
export async function tellOfOrders(shop: Teller, goOn = () => true): Promise<void> {
  let orders: Order[];
  do {
    if (!goOn()) return;
    orders = [];
    const now = Date.now();
    try {
      await shop.db.write(async (tx) => {
        orders = await takeOrders(shop, tx, 'tellAt <= ? OR tellAt > ?', [now, now + MAX_RETRY_DELAY_MS]);
        await queuePaidMails(shop, tx, orders);
      });
    } catch (error) {
      if (orders.length === 0 || isUnavailable(error)) throw error;
      for (const { id } of orders) await tellOfOne(shop, id);
    }
  } while (orders.length === AT_A_TIME);
}

/** One that cannot be told of waits for an hour, so that it holds up no others. */
async function tellOfOne(shop: Teller, id: string): Promise<void> {
  try {
    await shop.db.write(async (tx) => {
      const orders = await takeOrders(shop, tx, 'id = ? AND tellAt IS NOT NULL', [id]);
      await queuePaidMails(shop, tx, orders);
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    shop.log.error({ err: error, orderId: id }, 'the mail of an order could not be queued');
    const tellAt = Date.now() + MAX_RETRY_DELAY_MS;
    await shop.db.once((tx) => tx.update(Order, { id }, { tellAt }));
  }
}

/** Orders that nobody else tells of meanwhile. */
async function takeOrders(
  { db }: Teller,
  tx: EntityManager,
  which: string,
  values: unknown[],
): Promise<Order[]> {
  const rows: object[] = await tx.query(
    `SELECT * FROM orders WHERE ${which} ORDER BY tellAt LIMIT ${AT_A_TIME} ${takingRead(db.dialect)}`,
    values,
  );
  return rows.map((row) => entityOf(tx, Order, row));
}

async function queuePaidMails({ db, env }: Teller, tx: EntityManager, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const placed = await withLines(tx, orders);
  const mails = placed.map(({ lines, ...order }) => paidMail(order, lines, env.address));
  await queueMails(tx, db.dialect, mails);
  await tx.update(Order, { id: In(orders.map(({ id }) => id)) }, { tellAt: null });
}
