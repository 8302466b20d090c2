import type { Database } from './database.ts';
import type { Invariant } from './invariants.ts';
import type { RunRecord } from './record.ts';

/** Checks that the database itself refuses a second row with the same key. */
export async function checkKeys(database: Database, record: RunRecord): Promise<void> {
  for (const { invariant, table, columns } of keys) {
    const [row] = await database.query(`SELECT * FROM ${table} LIMIT 1`);
    if (!row) continue;
    // The inserted rows share only the tested key, with each other or with an existing row.
    const [shared] = columns.filter((name) => uniqueColumns[table]?.includes(name));
    const copyRow = (id: string): { [column: string]: unknown } => {
      const own = Object.fromEntries((uniqueColumns[table] ?? []).map((name) => [name, id]));
      return { ...row, id, ...own, ...(shared ? { [shared]: 'same' } : {}) };
    };
    const names = Object.keys(row);
    const insert = `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    const rows = shared ? [copyRow('one'), copyRow('another')] : [copyRow('another')];
    if (
      !(await database.refuses(
        insert,
        rows.map((one) => names.map((name) => one[name])),
      ))
    ) {
      record.addViolation(invariant, `${table} accepts a second row with the same ${columns.join(' and ')}`);
    }
  }
}

const uniqueColumns: { [table: string]: string[] } = {
  orders: ['checkoutId', 'paymentId'],
  checkouts: ['providerOrderId', 'providerPaymentId', 'activeKey'],
};

const keys: { invariant: Invariant; table: string; columns: string[] }[] = [
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['paymentId'] },
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['checkoutId'] },
  { invariant: 'one order per payment and checkout', table: 'checkouts', columns: ['providerOrderId'] },
  { invariant: 'one attempt for one cart', table: 'checkouts', columns: ['userId', 'activeKey'] },
  { invariant: 'one review per shopper and product', table: 'reviews', columns: ['userId', 'productId'] },
  {
    invariant: 'one wish per shopper and product',
    table: 'wishlist_items',
    columns: ['userId', 'productId'],
  },
  {
    invariant: 'one cart line per product and option',
    table: 'cart_lines',
    columns: ['userId', 'productId', 'option'],
  },
];
