import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { type InvalidInput, invalidInput, type NotFound } from '../../../lib/problems.ts';
import type { MailShopContext } from '../../settings/mailShop.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { advanceOrder, type OrderStatusConflict, returnOrder } from '../orderLifecycle.service.ts';
import type { Order } from '../orders.entity.ts';
import { type DeliveryStep, type DeskOrder, findDeskOrder } from './deskOrder.service.ts';

interface MoveContext extends MailShopContext {
  db: Db;
  outbox: { wake(): void };
}

/** What became of one of several orders. */
export interface OrderMove {
  orderId: string;
  /** The order as it is now; null: there is none. */
  order: DeskOrder | null;
  /** Why it was not moved; null: it was. */
  problem: NotFound | OrderStatusConflict | null;
}

const MAX_ORDERS = 100;

/** Moves orders one by one: those that cannot move do not stop the others. */
export const moveOrders = (
  ctx: MoveContext,
  actor: StaffActor,
  { orderIds, to }: { orderIds: readonly string[]; to: DeliveryStep },
): Promise<OrderMove[] | InvalidInput> =>
  changeOrders(ctx, orderIds, (tx, orderId) =>
    advanceOrder(tx, { ...ctx, source: actor }, { orderId, to, actor }),
  );

/** Takes moves to a step back, one by one, as long as the shoppers have not been told. */
export const undoOrderMoves = (
  ctx: MoveContext,
  actor: StaffActor,
  { orderIds, step }: { orderIds: readonly string[]; step: DeliveryStep },
): Promise<OrderMove[] | InvalidInput> =>
  changeOrders(ctx, orderIds, (tx, orderId) =>
    returnOrder(tx, { ...ctx, source: actor }, { orderId, step, actor }),
  );

async function changeOrders(
  ctx: MoveContext,
  orderIds: readonly string[],
  change: (tx: EntityManager, orderId: string) => Promise<Order | NotFound | OrderStatusConflict>,
): Promise<OrderMove[] | InvalidInput> {
  const ids = [...new Set(orderIds)];
  if (ids.length > MAX_ORDERS) return invalidInput(`At most ${MAX_ORDERS} orders at once`, 'orderIds');
  const moves: OrderMove[] = [];
  for (const orderId of ids) {
    const result = await ctx.db.write((tx) => change(tx, orderId));
    moves.push({ orderId, order: await findDeskOrder(ctx, orderId), problem: problemOf(result) });
  }
  ctx.outbox.wake();
  return moves;
}

const problemOf = (result: Order | NotFound | OrderStatusConflict): OrderMove['problem'] =>
  '__typename' in result ? result : null;
