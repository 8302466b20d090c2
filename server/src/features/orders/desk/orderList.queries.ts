import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import { countRows, type KeysetList, type KeysetPage, readPage } from '../../../database/keysetList.ts';
import { toEntity } from '../../../database/toEntity.ts';
import { Order } from '../orders.entity.ts';
import { alternativesOf, type OrderFilter } from './orderFilter.ts';

export type OrderSort = 'NEWEST' | 'OLDEST' | 'HIGHEST_AMOUNT' | 'LOWEST_AMOUNT';

const sorts = {
  NEWEST: { column: 'createdAt', direction: 'DESC' },
  OLDEST: { column: 'createdAt', direction: 'ASC' },
  HIGHEST_AMOUNT: { column: 'amount', direction: 'DESC' },
  LOWEST_AMOUNT: { column: 'amount', direction: 'ASC' },
} as const satisfies Record<OrderSort, KeysetList['sort']>;

/** The value by which a list sorts an order, before its id. */
export const sortValue = (sort: OrderSort, order: Pick<Order, 'createdAt' | 'amount'>): number =>
  order[sorts[sort].column];

/** An order of a list, which shows the units without the lines. */
export interface ListedOrder extends Order {
  /** Of all lines. */
  units: number;
}

const UNITS = '(SELECT SUM(quantity) FROM checkout_lines WHERE checkoutId = orders.checkoutId) AS units';

/** A page of the orders that a filter lets pass. */
export async function findListedOrders(
  manager: EntityManager,
  dialect: Dialect,
  { filter, sort, ...page }: { filter: OrderFilter; sort: OrderSort } & KeysetPage,
): Promise<ListedOrder[]> {
  const list = listOf(filter, sort);
  const rows = await readPage<{ units: number | string }>(manager, dialect, list, page, [UNITS]);
  return rows.map((row) => Object.assign(toEntity(manager, Order, row), { units: Number(row.units) }));
}

/** How many orders a filter lets pass, at most `limit`. */
export const countOrders = (
  manager: EntityManager,
  dialect: Dialect,
  filter: OrderFilter,
  limit: number,
): Promise<number> => countRows(manager, dialect, listOf(filter, null), limit);

/** @param sort null: any */
function listOf(filter: OrderFilter, sort: OrderSort | null): KeysetList {
  const { search, place, payment } = filter;
  // Databases do not know how rare the two amounts are together.
  const isOfRefunds = payment !== null && payment !== 'CAPTURED' && search === '' && place === '';
  return {
    table: 'orders',
    index: isOfRefunds ? 'orders_refunded' : undefined,
    sort: sorts[sort ?? 'NEWEST'],
    alternatives: alternativesOf(filter, sort && sorts[sort].column),
  };
}
