import type { Environment } from '../environment/environment.ts';
import { isTokenAccepted } from '../shoppers/shopApi.ts';

/** Reads the outcome of each uncertain write from the database, and counts the outcomes. */
export async function countUncertainWriteOutcomes(environment: Environment): Promise<void> {
  const { record, database } = environment;
  const hasRow = async (sql: string, values: unknown[]) => (await database.query(sql, values)).length > 0;
  for (const write of record.uncertainWrites) {
    const outcome = await (async () => {
      switch (write.kind) {
        case 'begin checkout': {
          const checkouts = 'SELECT id FROM checkouts WHERE userId = ? AND createdAt BETWEEN ? AND ? LIMIT 1';
          return (await hasRow(checkouts, [write.userId, write.since, write.until]))
            ? 'committed'
            : 'rolled back';
        }
        case 'complete checkout': {
          const state = 'SELECT state FROM checkouts WHERE providerOrderId = ?';
          const [checkout] = await database.query(state, [write.providerOrderId]);
          return checkout?.state === 'paid'
            ? 'ordered'
            : checkout?.state === 'refunded'
              ? 'refunded'
              : 'not paid';
        }
        case 'cancel checkout': {
          const state = 'SELECT state FROM checkouts WHERE id = ?';
          const [checkout] = await database.query(state, [write.checkoutId]);
          return `now ${checkout?.state}`;
        }
        case 'refund by staff': {
          const refunds = 'SELECT id FROM refunds WHERE idempotencyKey = ?';
          return (await hasRow(refunds, [write.idempotencyKey])) ? 'committed' : 'rolled back';
        }
        case 'review': {
          const reviews = 'SELECT id FROM reviews WHERE userId = ? AND productId = ?';
          return (await hasRow(reviews, [write.userId, write.productId])) ? 'committed' : 'rolled back';
        }
        case 'wishlist item': {
          const items = 'SELECT id FROM wishlist_items WHERE userId = ? AND productId = ?';
          return (await hasRow(items, [write.userId, write.productId])) ? 'committed' : 'rolled back';
        }
        case 'sign out':
          return (await isTokenAccepted(environment, 0, write.token)) ? 'still signed in' : 'committed';
      }
    })();
    record.count(record.uncertainWriteOutcomes, `${write.kind}: ${outcome}`);
  }
}
