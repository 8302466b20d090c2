import type { Db } from '../../../database/database.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { findOrdersOf, findOrderTotals, type OrderTotals } from '../orders.queries.ts';
import { type DeskOrder, toDeskOrders } from './deskOrder.service.ts';

export { findOrderTotals, type OrderTotals };

const MAX_PAGE = 100;

/** A part of the orders of an account, newest first. */
export interface CustomerOrderPage {
  orders: DeskOrder[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** A page of the orders of an account. @param page.after cursor of the last order of the page before */
export async function findOrdersOfCustomer(
  { db }: { db: Db },
  userId: string,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<CustomerOrderPage | InvalidInput> {
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  const [createdAt, id] = (after ? decodeListCursor('customerOrders', after) : null) ?? [];
  const position = typeof createdAt === 'number' && typeof id === 'string' ? { createdAt, id } : null;
  if (after && !position) return invalidInput('after is not one of our cursors', 'after');
  const rows = await findOrdersOf(db.read, userId, position, first + 1);
  const orders = toDeskOrders(db, rows.slice(0, first));
  const last = orders.at(-1);
  return {
    orders,
    endCursor: last ? encodeListCursor('customerOrders', [last.createdAt, last.id]) : null,
    hasNextPage: rows.length > first,
  };
}
