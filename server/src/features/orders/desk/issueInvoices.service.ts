import type { Db } from '../../../database/database.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import type { SettingsContext } from '../../settings/settings.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { issueInvoice } from '../invoices/invoices.service.ts';
import { tooManyOrders } from '../orders.problems.ts';
import { lockOrder } from '../orders.queries.ts';
import { type DeskOrder, findDeskOrders, MAX_ORDERS } from './deskOrder.service.ts';

/**
 * Gives each order its invoice, unless it has one, or was cancelled or refunded in full before. Unknown orders are left out.
 * @returns the orders, in this order
 */
export async function issueInvoices(
  { db, settingsCache }: SettingsContext & { db: Db },
  actor: StaffActor,
  orderIds: readonly string[],
): Promise<DeskOrder[] | InvalidInput> {
  if (orderIds.length > MAX_ORDERS) return tooManyOrders(MAX_ORDERS, 'orderIds');
  // One transaction each, so that nobody waits for all of them to take the next number.
  for (const id of new Set(orderIds))
    await db.write(async (tx) => {
      const order = await lockOrder(tx, db.dialect, id);
      if (order) await issueInvoice(tx, { db, settingsCache, source: actor, actor }, order);
    });
  return findDeskOrders({ db }, orderIds);
}
