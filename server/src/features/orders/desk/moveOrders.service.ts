import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import type { Log } from '../../../lib/log.ts';
import type { InvalidInput, NotFound, Problem } from '../../../lib/problems.ts';
import type { MailShopContext } from '../../settings/mailShop.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { advanceOrder, type OrderStatusConflict, returnOrder } from '../orderLifecycle.service.ts';
import type { DeliveryStep } from '../orderStates.ts';
import type { Order } from '../orders.entity.ts';
import { moveInterrupted, tooManyOrders } from '../orders.problems.ts';
import { type DeskOrder, MAX_ORDERS, readDeskOrders } from './deskOrder.service.ts';

interface MoveContext extends MailShopContext {
  db: Db;
  log: Pick<Log, 'error'>;
  outbox: { wake(): void };
}

/** The shop has failed at this order or at one before it. */
type MoveInterrupted = Problem<'MoveInterrupted'>;

/** What became of one of several orders. */
export interface OrderMove {
  orderId: string;
  /** The order as it is now; null: there is none, or it cannot be read at the moment. */
  order: DeskOrder | null;
  /** Why it was not moved; null: it was. */
  problem: NotFound | OrderStatusConflict | MoveInterrupted | null;
}

/**
 * Moves orders one by one: those that cannot move do not stop the others. When the shop fails at one of them, the caller is told what
 * became of those before it; when it fails at the first, the error is thrown.
 */
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
  if (ids.length > MAX_ORDERS) return tooManyOrders(MAX_ORDERS, 'orderIds');
  const problems = new Map<string, OrderMove['problem']>();
  try {
    for (const orderId of ids)
      problems.set(orderId, problemOf(await ctx.db.write((tx) => change(tx, orderId))));
  } catch (error) {
    if (problems.size === 0) throw error;
    ctx.log.error({ err: error, orderIds: ids.slice(problems.size) }, 'these orders could not be moved');
  } finally {
    ctx.outbox.wake();
  }
  const orders = new Map((await readOrders(ctx, ids)).map((order) => [order.id, order]));
  return ids.map((orderId) => {
    const problem = problems.get(orderId);
    return {
      orderId,
      order: orders.get(orderId) ?? null,
      problem: problem === undefined ? moveInterrupted() : problem,
    };
  });
}

/** None when the database is away: what was moved matters more to the caller. */
async function readOrders(ctx: MoveContext, ids: readonly string[]): Promise<DeskOrder[]> {
  try {
    return await readDeskOrders(ctx, ids);
  } catch (error) {
    ctx.log.error({ err: error }, 'orders could not be read after they were moved');
    return [];
  }
}

const problemOf = (result: Order | NotFound | OrderStatusConflict): OrderMove['problem'] =>
  '__typename' in result ? result : null;
