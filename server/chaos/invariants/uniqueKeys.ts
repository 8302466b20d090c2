import type { Database } from '../environment/database.ts';
import type { RunRecord } from '../environment/record.ts';
import type { Invariant } from './invariants.ts';

/** Checks that the database refuses a second row with the same unique key; changes no data. */
export async function checkKeys(database: Database, record: RunRecord): Promise<void> {
  for (const { invariant, table, columns } of keys) {
    const [row] = await database.query(`SELECT * FROM ${table} LIMIT 1`);
    if (!row) continue;
    // An inserted row must equal another row only in the tested key, so its other unique columns get new values.
    const [testedColumn] = columns.filter((name) => uniqueColumns[table]?.includes(name));
    const copyRow = (id: string): { [column: string]: unknown } => {
      const ownValues = Object.fromEntries((uniqueColumns[table] ?? []).map((name) => [name, id]));
      return { ...row, id, ...ownValues, ...(testedColumn ? { [testedColumn]: 'same' } : {}) };
    };
    const names = Object.keys(row);
    const insert = `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    const rows = testedColumn ? [copyRow('first'), copyRow('second')] : [copyRow('second')];
    if (
      !(await database.refuses(
        insert,
        rows.map((values) => names.map((name) => values[name])),
      ))
    ) {
      record.addViolation(invariant, `${table} accepts a second row with the same ${columns.join(' and ')}`);
    }
  }
}

/** Columns that are unique by themselves. */
const uniqueColumns: { [table: string]: string[] } = {
  orders: ['checkoutId', 'paymentId'],
  checkouts: ['providerOrderId', 'providerPaymentId', 'activeKey'],
  refunds: ['idempotencyKey'],
};

/** The unique keys to test. */
const keys: { invariant: Invariant; table: string; columns: string[] }[] = [
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['paymentId'] },
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['checkoutId'] },
  { invariant: 'one order per payment and checkout', table: 'checkouts', columns: ['providerOrderId'] },
  { invariant: 'one refund for one idempotency key', table: 'refunds', columns: ['idempotencyKey'] },
  { invariant: 'one attempt for one cart', table: 'checkouts', columns: ['userId', 'activeKey'] },
  { invariant: 'one review per shopper and product', table: 'reviews', columns: ['userId', 'productId'] },
  {
    invariant: 'one wishlist item per shopper and product',
    table: 'wishlist_items',
    columns: ['userId', 'productId'],
  },
  {
    invariant: 'one cart line per product and option',
    table: 'cart_lines',
    columns: ['userId', 'productId', 'option'],
  },
];
