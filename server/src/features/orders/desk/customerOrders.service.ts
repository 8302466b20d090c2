import type { Db } from '../../../database/database.ts';
import { mapNodes, type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { findOrdersOf, findOrderTotals, type OrderTotals, ordersOfAccount } from '../orders.queries.ts';
import { type DeskOrder, toDeskOrders } from './deskOrder.service.ts';

export { findOrderTotals, type OrderTotals };

/** A page of the orders of an account, newest first. */
export const findOrdersOfCustomer = async (
  { db }: { db: Db },
  userId: string,
  args: PageArguments,
): Promise<Page<DeskOrder> | InvalidInput> =>
  mapNodes(await readPage(ordersOfAccount, args, (range) => findOrdersOf(db, userId, range)), (orders) =>
    toDeskOrders(db, orders),
  );
