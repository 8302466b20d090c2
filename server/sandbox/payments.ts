import {
  authorizedPayment,
  failedPayment,
  newOrder,
  newPayment,
  type Order,
  type Payment,
} from './entities.ts';
import { badRequest } from './errors.ts';
import type { AttemptInput, OrderInput } from './input.ts';
import {
  commit,
  getEntry,
  isPending,
  type Ledger,
  type LedgerEvent,
  newEvent,
  nowInSeconds,
  type StoredOrder,
} from './ledger.ts';

// Orders and their payments. Requests that Razorpay refuses throw a 400.

/** Creates an order, whose payments are captured automatically unless the input turns that off. */
export function createOrder(ledger: Ledger, input: OrderInput): Order {
  const order = newOrder(input, nowInSeconds());
  commit(ledger, { order: { entity: order, autoCapture: input.payment_capture } });
  return order;
}

/**
 * An attempt to pay an order, or just an amount, which is never captured automatically. Outcomes: `authorized` is not captured, even
 * if the order asks for it; with `late` and `timeout` the bank authorises the payment after a delay.
 */
export function attemptPayment(ledger: Ledger, input: AttemptInput): Payment {
  const { order_id: orderId, outcome } = input;
  const order = orderId === null ? undefined : getEntry(ledger.orders, orderId);
  const amount = amountDue(input, order?.entity);
  const payment = applyOutcome(newPayment(amount, orderId, input, nowInSeconds()), outcome);
  const events = bankEvents(payment);
  if (!order) {
    commit(ledger, { payment, events });
    return payment;
  }
  const { entity, autoCapture } = order;
  const attemptedOrder = {
    entity: { ...entity, status: 'attempted' as const, attempts: entity.attempts + 1 },
    autoCapture,
  };
  const change = outcome === 'success' && autoCapture ? captureChange(payment, attemptedOrder) : null;
  commit(
    ledger,
    change
      ? { ...change, events: [...events, ...change.events] }
      : { order: attemptedOrder, payment, events },
  );
  return change?.payment ?? payment;
}

function amountDue({ amount }: AttemptInput, order?: Order): number {
  if (order?.status === 'paid') throw orderAlreadyPaid();
  if (order && amount !== undefined && amount !== order.amount) {
    throw badRequest('The amount is different from the amount of the order.', 'amount');
  }
  const due = order?.amount ?? amount;
  if (due === undefined) throw badRequest('The amount field is required.', 'amount');
  return due;
}

function applyOutcome(payment: Payment, outcome: AttemptInput['outcome']): Payment {
  if (outcome === 'late' || outcome === 'timeout') return payment;
  return outcome === 'failure' ? failedPayment(payment) : authorizedPayment(payment);
}

/** The bank authorises a pending payment, or one that it has declined before. */
export function authorizePayment(ledger: Ledger, paymentId: string): void {
  const payment = getEntry(ledger.payments, paymentId);
  if (!isPending(payment) && payment.status !== 'failed') {
    throw badRequest('This payment has already been authorized');
  }
  const authorized = authorizedPayment(payment);
  commit(ledger, { payment: authorized, events: bankEvents(authorized) });
}

/** The bank declines a pending payment. */
export function failPayment(ledger: Ledger, paymentId: string): void {
  const payment = getEntry(ledger.payments, paymentId);
  if (!isPending(payment)) throw badRequest('Only payments which are being processed can fail');
  const failed = failedPayment(payment);
  commit(ledger, { payment: failed, events: bankEvents(failed) });
}

/** Captures an authorised payment. */
export function capturePayment(ledger: Ledger, paymentId: string, amount: number): Payment {
  const payment = getEntry(ledger.payments, paymentId);
  if (payment.captured) throw badRequest('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw badRequest('Only payments which have been authorized and not yet captured can be captured');
  }
  if (amount !== payment.amount) {
    throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
  }
  const order = payment.order_id === null ? undefined : getEntry(ledger.orders, payment.order_id);
  if (order?.entity.status === 'paid') throw orderAlreadyPaid();
  const change = captureChange(payment, order);
  commit(ledger, change);
  return change.payment;
}

/** The change of the ledger that captures a payment and marks its order as paid. */
function captureChange(authorized: Payment, order: StoredOrder | undefined) {
  const payment: Payment = { ...authorized, status: 'captured', captured: true, fee: 0, tax: 0 };
  const payload = { payment: { entity: payment } };
  const events = [newEvent('payment.captured', payload)];
  if (!order) return { payment, events };
  const { amount } = order.entity;
  const entity: Order = { ...order.entity, status: 'paid', amount_paid: amount, amount_due: 0 };
  events.push(newEvent('order.paid', { ...payload, order: { entity } }));
  return { payment, order: { ...order, entity }, events };
}

/** The webhooks about the bank's answer to a payment; none while it is pending. */
function bankEvents(payment: Payment): LedgerEvent[] {
  if (isPending(payment)) return [];
  const name = payment.status === 'failed' ? 'payment.failed' : 'payment.authorized';
  return [newEvent(name, { payment: { entity: payment } })];
}

const orderAlreadyPaid = () =>
  badRequest('Payment already done for this order.', undefined, 'order_already_paid');
