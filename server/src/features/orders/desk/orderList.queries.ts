import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import { countRows, type IndexRange, type KeysetList, keysetPage } from '../../../database/keysetPage.ts';
import { toEntity } from '../../../database/toEntity.ts';
import type { RowRange } from '../../../lib/page.ts';
import { Order } from '../orders.entity.ts';
import { alternativesOf, type OrderFilter } from './orderFilter.ts';

export type OrderSort = 'NEWEST' | 'OLDEST' | 'HIGHEST_AMOUNT' | 'LOWEST_AMOUNT';

/** The list of all orders by its sort. */
export const orderLists = {
  NEWEST: { name: 'orders NEWEST', order: ['createdAt', 'id'], direction: 'DESC' },
  OLDEST: { name: 'orders OLDEST', order: ['createdAt', 'id'], direction: 'ASC' },
  HIGHEST_AMOUNT: { name: 'orders HIGHEST_AMOUNT', order: ['amount', 'id'], direction: 'DESC' },
  LOWEST_AMOUNT: { name: 'orders LOWEST_AMOUNT', order: ['amount', 'id'], direction: 'ASC' },
} as const satisfies Record<OrderSort, KeysetList<Order>>;

/** An order of a list, which shows the units without the lines. */
export interface ListedOrder extends Order {
  /** Of all lines. */
  units: number;
}

const UNITS = '(SELECT SUM(quantity) FROM checkout_lines WHERE checkoutId = orders.checkoutId) AS units';

/** The orders of a range that a filter lets pass. */
export async function findListedOrders(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  filter: OrderFilter,
  sort: OrderSort,
  range: RowRange,
): Promise<ListedOrder[]> {
  const list = orderLists[sort];
  const { sql, parameters } = keysetPage<Order>(
    dialect,
    'orders',
    list,
    rangesOf(filter, list.order[0]),
    range,
    [UNITS],
  );
  const rows: { units: number | string }[] = await read.query(sql, [...parameters]);
  return rows.map((row) => Object.assign(toEntity(read, Order, row), { units: Number(row.units) }));
}

/** How many orders a filter lets pass, at most `limit`. */
export const countOrders = (
  db: { dialect: Dialect; read: EntityManager },
  filter: OrderFilter,
  limit: number,
): Promise<number> => countRows(db, 'orders', rangesOf(filter, null), limit);

/** @param sortColumn null: the list is only counted */
function rangesOf(filter: OrderFilter, sortColumn: 'createdAt' | 'amount' | null): IndexRange[] {
  const index = indexOf(filter, sortColumn);
  return alternativesOf(filter, sortColumn).map((condition) => ({
    index,
    conditions: [condition],
    isCovering: true,
  }));
}

/** The index of lists for which the databases choose a worse one; null: the database chooses. */
function indexOf(filter: OrderFilter, sortColumn: 'createdAt' | 'amount' | null): string | null {
  const { search, nameParts, place, payment, statuses, from, before } = filter;
  if (search !== '' || place !== '') return null;
  // They do not know how rare the two amounts are together.
  if (payment !== null && payment !== 'CAPTURED') return 'orders_refunded';
  // MariaDB reads all orders of the status, which most of a shop may have, instead of those of the time.
  const isOfTime = from !== null || before !== null;
  if (statuses.length === 1 && isOfTime && sortColumn !== 'amount') return 'orders_status_date';
  // In the order of names, which MariaDB chooses, all orders with such a name may be the last ones.
  return nameParts && sortColumn === null && statuses.length === 0 ? 'orders_date' : null;
}
