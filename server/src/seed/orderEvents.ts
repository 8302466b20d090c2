import type { DemoOrder } from '../../demo/orders.ts';
import type { Refund } from '../features/checkout/refunds/refunds.entity.ts';
import type { OrderStatus } from '../features/orders/orderStates.ts';
import type { Order } from '../features/orders/orders.entity.ts';
import type { AuditEvent } from '../features/users/audit.entity.ts';
import { newIdAt } from '../lib/ids.ts';
import { formatRupeesForStaff } from '../lib/money.ts';

/** An event of the audit log about a demo order. @param actorId null: the shop itself */
export const orderEvent = (
  { id, userId }: Order,
  { action, createdAt, detail, actorId }: Pick<AuditEvent, 'action' | 'createdAt' | 'detail' | 'actorId'>,
): AuditEvent => ({
  id: newIdAt(createdAt),
  action,
  userId,
  actorId,
  subject: `order:${id}`,
  detail: detail.slice(0, 200),
  address: '',
  userAgent: '',
  requestId: '',
  createdAt,
});

/** What the audit log has of a demo order: its moves and its refund. @param staffId who has done them */
export function eventsOf(
  staffId: string | null,
  { steps }: DemoOrder,
  order: Order,
  refund: Refund | null,
): AuditEvent[] {
  const event = (action: string, createdAt: number, detail: string, actorId: string | null): AuditEvent =>
    orderEvent(order, { action, createdAt, detail, actorId });
  let from: OrderStatus = 'paid';
  const moves = steps.map(({ to, at }) => {
    const detail = `${from} → ${to}`;
    from = to;
    return event('orderMoved', at, detail, staffId);
  });
  if (!refund) return moves;
  const { amount, restock, reason, createdAt, failedAt, failure, paymentId } = refund;
  const detail = `${paymentId}: ${formatRupeesForStaff(amount)}${restock ? ', restocked' : ''}. ${reason}`;
  const refusal = `${paymentId}: ${refund.id} was refused. ${failure}`;
  return [
    ...moves,
    event('paymentRefunded', createdAt, detail, staffId),
    ...(failedAt === null ? [] : [{ ...event('refundFailed', failedAt, refusal, null), userId: null }]),
  ];
}
