import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { type NotFound, notFound, type Problem, problem } from '../../lib/problems.ts';
import { enqueueMail } from '../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import { type RequestSource, recordAuditEvent, shopSource } from '../users/audit.service.ts';
import { orderMoveMail } from './orderMoveMail.ts';
import { type OrderStatus, statusesBefore, statusText } from './orderStates.ts';
import { Order } from './orders.entity.ts';
import { lockOrder } from './orders.queries.ts';
import { findOrderOfCheckout, type OrderWithLines } from './orders.service.ts';

/** An order cannot move, because of its present status. */
export type OrderStatusConflict = Problem<'OrderStatusConflict'> & {
  readonly orderId: string;
  readonly status: OrderStatus;
};

interface AdvanceContext extends MailShopContext {
  db: Pick<Db, 'dialect'>;
  /** The request of the move; `shopSource` without one. */
  source: RequestSource;
}

/** How the audit log names an order. */
export const orderSubject = (orderId: string): string => `order:${orderId}`;

/** The keys of the mails about refunds of a payment begin with it. */
export const refundMailKey = (paymentId: string): string => `refunded-${paymentId}`;

/** The present status of an order, which other transactions cannot change until this one ends. */
export async function lockOrderStatus(
  tx: EntityManager,
  { dialect }: Pick<Db, 'dialect'>,
  orderId: string,
): Promise<OrderStatus | null> {
  return (await lockOrder(tx, dialect, orderId))?.status ?? null;
}

interface Move {
  orderId: string;
  to: OrderStatus;
  /** Who moves it; null: the shop itself, or the payment provider. */
  actor: { id: string } | null;
}

/**
 * Moves an order forward, with its audit event and the shopper's mail, all in the caller's transaction; call `outbox.wake()`
 * after the commit. Of several callers one moves it; the others get the problem.
 */
export async function advanceOrder(
  tx: EntityManager,
  ctx: AdvanceContext,
  { orderId, to, actor }: Move,
): Promise<Order | NotFound | OrderStatusConflict> {
  const { db, source } = ctx;
  const order = await lockOrder(tx, db.dialect, orderId);
  if (!order) return notFound('There is no such order');
  const { status: from } = order;
  const { affected } = await tx.update(
    Order,
    { id: orderId, status: In(statusesBefore(to)) },
    { status: to },
  );
  if (affected !== 1) return orderStatusConflict(order, to);
  const moved: Order = { ...order, status: to };
  await recordAuditEvent(tx, source, {
    action: 'orderMoved',
    userId: order.userId,
    ...(actor && { actorId: actor.id }),
    subject: orderSubject(orderId),
    detail: `${from} → ${to}`,
  });
  const mail = orderMoveMail(moved, getMailShop(ctx));
  if (mail) await enqueueMail(tx, mail);
  return moved;
}

const orderStatusConflict = ({ id, status }: Order, to: OrderStatus): OrderStatusConflict => ({
  ...problem(
    'OrderStatusConflict',
    status === to
      ? `The order is ${statusText(status)} already`
      : `The order is ${statusText(status)}, so it cannot become ${statusText(to)}`,
  ),
  orderId: id,
  status,
});

/**
 * Marks the order of a payment as refunded, because the provider says that the whole payment was refunded. A cancelled order
 * stays cancelled.
 * @returns null when the payment has no order
 */
export async function markOrderRefunded(
  ctx: MailShopContext & { db: Db },
  { checkoutId, paymentId }: Pick<Order, 'checkoutId' | 'paymentId'>,
): Promise<OrderWithLines | null> {
  const order = await findOrderOfCheckout(ctx, checkoutId);
  if (order?.paymentId !== paymentId) return null;
  const move: Move = { orderId: order.id, to: 'refunded', actor: null };
  await ctx.db.write(async (tx) => {
    await advanceOrder(tx, { ...ctx, source: shopSource }, move);
    await tx.update(Order, { id: order.id }, { refundedAmount: order.amount });
  });
  return findOrderOfCheckout(ctx, checkoutId);
}
