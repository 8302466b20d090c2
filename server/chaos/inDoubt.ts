import type { Environment } from './environment.ts';
import { isAccepted } from './shopApi.ts';

/** Reads the outcome of each write without a response from the database and counts the outcomes. */
export async function resolveDoubts(environment: Environment): Promise<void> {
  const { record, database } = environment;
  const has = async (sql: string, values: unknown[]) => (await database.query(sql, values)).length > 0;
  for (const doubt of record.inDoubt) {
    const resolved = await (async () => {
      switch (doubt.what) {
        case 'begin checkout': {
          const opened = 'SELECT id FROM checkouts WHERE userId = ? AND createdAt BETWEEN ? AND ? LIMIT 1';
          return (await has(opened, [doubt.userId, doubt.since, doubt.until])) ? 'committed' : 'rolled back';
        }
        case 'complete checkout': {
          const state = 'SELECT state FROM checkouts WHERE providerOrderId = ?';
          const [checkout] = await database.query(state, [doubt.providerOrderId]);
          return checkout?.state === 'paid'
            ? 'ordered'
            : checkout?.state === 'refunded'
              ? 'refunded'
              : 'not paid';
        }
        case 'cancel checkout': {
          const state = 'SELECT state FROM checkouts WHERE id = ?';
          const [checkout] = await database.query(state, [doubt.checkoutId]);
          return `now ${checkout?.state}`;
        }
        case 'review': {
          const review = 'SELECT id FROM reviews WHERE userId = ? AND productId = ?';
          return (await has(review, [doubt.userId, doubt.productId])) ? 'committed' : 'rolled back';
        }
        case 'wish': {
          const wish = 'SELECT id FROM wishlist_items WHERE userId = ? AND productId = ?';
          return (await has(wish, [doubt.userId, doubt.productId])) ? 'committed' : 'rolled back';
        }
        case 'sign out':
          return (await isAccepted(environment, 0, doubt.token)) ? 'still signed in' : 'committed';
      }
    })();
    record.count(record.resolved, `${doubt.what}: ${resolved}`);
  }
}
