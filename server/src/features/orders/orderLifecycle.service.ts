import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../database/database.ts';
import type { NotFound, Problem } from '../../lib/problems.ts';
import { deleteUntriedMails, enqueueMail } from '../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import {
  listAuditEventsAbout,
  type RequestSource,
  recordAuditEvent,
  shopSource,
} from '../users/audit.service.ts';
import { postponeErasure, scheduleErasure } from './erasure/orderErasure.service.ts';
import { issueCreditNote } from './invoices/creditNotes.service.ts';
import { issueInvoice } from './invoices/invoices.service.ts';
import {
  type DeliveryStep,
  hasEnded,
  type OrderStatus,
  statusBefore,
  statusesBefore,
} from './orderStates.ts';
import { orderSubject } from './orderSubject.service.ts';
import { Order } from './orders.entity.ts';
import { moveMailKey, moveMailKeys, orderMoveMail } from './orders.mails.ts';
import { moveOfRefunded, moveRefused, orderNotFound, undoRefused, undoTooLate } from './orders.problems.ts';
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

/** Staff can take a step back for this time; the mail about it waits as long. */
const UNDO_MS = 30_000;

interface Move {
  orderId: string;
  to: OrderStatus;
  /** Who moves it; null: the shop itself, or the payment provider. */
  actor: { id: string } | null;
}

/**
 * Moves an order forward, with its audit event, the shopper's mail and, when it is packed, the invoice, all in the caller's
 * transaction; call `outbox.wake()` after the commit. The mail waits until staff can no longer take the move back. Of several callers
 * one moves the order; the others get the problem.
 */
export async function advanceOrder(
  tx: EntityManager,
  ctx: AdvanceContext,
  { orderId, to, actor }: Move,
): Promise<Order | NotFound | OrderStatusConflict> {
  const { db, source } = ctx;
  const order = await lockOrder(tx, db.dialect, orderId);
  if (!order) return orderNotFound();
  const { status: from } = order;
  // Also while the refunds are on their way: the goods stay in the shop.
  const isDeliveryStep = to !== 'cancelled' && to !== 'refunded';
  if (isDeliveryStep && order.refundedAmount >= order.amount) return moveOfRefunded(order, to);
  const { affected } = await tx.update(
    Order,
    { id: orderId, status: In(statusesBefore(to)) },
    { status: to },
  );
  if (affected !== 1) return moveRefused(order, to);
  const moved: Order = { ...order, status: to };
  await recordAuditEvent(tx, source, {
    action: 'orderMoved',
    userId: order.userId,
    ...(actor && { actorId: actor.id }),
    subject: orderSubject(orderId),
    detail: `${from} → ${to}`,
  });
  const mail = orderMoveMail(moved, getMailShop(ctx));
  if (mail) await enqueueMail(tx, mail, UNDO_MS);
  // An order that ends is told by another mail; those about its earlier steps would come after it.
  else await deleteUntriedMails(tx, moveMailKeys(orderId));
  if (hasEnded(to)) await scheduleErasure(tx, orderId, Date.now() + UNDO_MS);
  // Last, because other orders wait for their numbers.
  if (to === 'packed') await issueInvoice(tx, { ...ctx, actor }, moved);
  return moved;
}

/**
 * Takes the last step of an order back, with an audit event, as long as the shopper has not been told: the waiting mail about the
 * step is deleted. All in the caller's transaction.
 * @param step the present status, which the move led to
 */
export async function returnOrder(
  tx: EntityManager,
  { db, source }: AdvanceContext,
  { orderId, step, actor }: { orderId: string; step: DeliveryStep; actor: { id: string } },
): Promise<Order | NotFound | OrderStatusConflict> {
  const order = await lockOrder(tx, db.dialect, orderId);
  if (!order) return orderNotFound();
  const status = statusBefore(step);
  if (order.status !== step) return undoRefused(order);
  // Nobody is told of orders without an e-mail address, such as those of deleted accounts.
  const canUndo =
    order.email === ''
      ? await isJustMoved(tx, orderId, step)
      : await deleteUntriedMails(tx, [moveMailKey(orderId, step)]);
  if (!canUndo) return undoTooLate(order, step);
  await tx.update(Order, { id: orderId, status: step }, { status });
  await postponeErasure(tx, orderId);
  await recordAuditEvent(tx, source, {
    action: 'orderMoveUndone',
    userId: order.userId,
    actorId: actor.id,
    subject: orderSubject(orderId),
    detail: `${step} → ${status}`,
  });
  return { ...order, status };
}

async function isJustMoved(tx: EntityManager, orderId: string, step: DeliveryStep): Promise<boolean> {
  const events = await listAuditEventsAbout(tx, [orderSubject(orderId)]);
  const move = events.findLast(
    ({ action, detail }) => action === 'orderMoved' && detail.endsWith(`→ ${step}`),
  );
  return move !== undefined && Date.now() < move.createdAt + UNDO_MS;
}

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
  await ctx.db.write((tx) => moveToRefunded(tx, ctx, order, null));
  return findOrderOfCheckout(ctx, checkoutId);
}

/**
 * Marks an order as refunded in full, in the caller's transaction. A cancelled order stays cancelled.
 * @param actor who requested the refund that was confirmed last; null: the shop itself, or somebody at the payment provider
 */
export async function moveToRefunded(
  tx: EntityManager,
  ctx: Omit<AdvanceContext, 'source'>,
  { id, amount }: Pick<Order, 'id' | 'amount'>,
  actor: Move['actor'],
): Promise<void> {
  await advanceOrder(tx, { ...ctx, source: shopSource }, { orderId: id, to: 'refunded', actor });
  await tx.update(Order, { id }, { refundedAmount: amount });
  // Of what the shopkeeper has refunded at the provider; the shop's own refunds have theirs.
  const reason = 'Your whole payment is refunded.';
  const refund = { id: null, amount, refundedEarlier: 0, reason, lines: [] };
  await issueCreditNote(tx, { ...ctx, source: shopSource, actor }, id, refund);
}
