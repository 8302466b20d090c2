import type { Order, Payment, Refund, WebhookBody, WebhookName, WebhookPayload } from './entities.ts';
import { badRequest, refusal } from './errors.ts';
import { type Fields, readAmount, readCurrency, readSwitch } from './input.ts';
import { type Journal, openJournal } from './journal.ts';
import {
  authorizedPayment,
  type Due,
  failedPayment,
  newId,
  newOrder,
  newPayment,
  newRefund,
  newWebhook,
  processedRefund,
} from './newEntities.ts';

/** A webhook to send. `undelivered`: dropped on purpose, no URL, or every attempt failed. */
export interface LedgerEvent {
  id: string;
  delivery: Delivery;
  body: WebhookBody;
}

export type Delivery = 'pending' | 'delivered' | 'undelivered';

/**
 * How a payment attempt ends. `authorized` is not captured, even if the order asks for it; with `late` and `timeout` the bank
 * authorises the payment after a delay.
 */
export type Outcome = 'success' | 'failure' | 'authorized' | 'late' | 'timeout';

/** The bank has not answered yet. */
export const isPending = ({ status }: Payment): boolean => status === 'created';

interface StoredOrder {
  entity: Order;
  autoCapture: boolean;
}

interface StoredRefund {
  entity: Refund;
  /** The idempotency key and its request; the same key with another request is refused. */
  idempotency: { key: string; request: string } | null;
}

/** All changes of one request. One line of the journal, so it is stored completely or not at all. */
interface Change {
  order?: StoredOrder;
  payment?: Payment;
  refund?: StoredRefund;
  events?: LedgerEvent[];
  settled?: { id: string; delivery: Delivery };
}

interface State {
  readonly orders: Map<string, StoredOrder>;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, StoredRefund>;
  readonly events: Map<string, LedgerEvent>;
}

/** The provider's orders, payments, refunds and webhooks. The functions are synchronous, so two requests cannot interleave. */
export interface Ledger extends State {
  readonly journal: Journal<Change>;
  readonly now: () => number;
  readonly onEvents: (events: LedgerEvent[]) => void;
  readonly onPending: (payment: Payment) => void;
  /** Current behaviour; not stored in the journal. */
  readonly settings: { holdsRefunds: boolean };
}

export interface LedgerOptions {
  /** File of the journal; null: in memory only. */
  journalFile: string | null;
  /** The time in milliseconds since 1970. */
  now: () => number;
  /** Called with new webhooks after they are on disk. */
  onEvents: (events: LedgerEvent[]) => void;
  /** Called with each payment that the bank has not answered. */
  onPending: (payment: Payment) => void;
}

const IDEMPOTENCY_KEY = /^[\w-]{10,}$/;

/** Restores the ledger from the journal. Throws if the journal is damaged anywhere but in an incomplete last line. */
export function openLedger({ journalFile, now, onEvents, onPending }: LedgerOptions): Ledger {
  const state: State = { orders: new Map(), payments: new Map(), refunds: new Map(), events: new Map() };
  const journal = openJournal<Change>(journalFile, (change) => apply(state, change));
  return { ...state, journal, now, onEvents, onPending, settings: { holdsRefunds: false } };
}

/** Creates an order; its payments are captured automatically unless `payment_capture` is off. Throws a 400 for bad input. */
export function createOrder(ledger: Ledger, input: Fields): Order {
  const order = newOrder(readAmount(input), input, seconds(ledger));
  commit(ledger, { order: { entity: order, autoCapture: readSwitch(input.payment_capture, true) } });
  return order;
}

/** An attempt to pay an order. Throws a 400 if the order is unknown or paid, or `amount` differs from its amount. */
export function payOrder(ledger: Ledger, orderId: string, outcome: Outcome, input: Fields): Payment {
  const { entity, autoCapture } = find(ledger.orders, orderId);
  if (entity.status === 'paid') throw orderAlreadyPaid();
  if (input.amount !== undefined && readAmount(input) !== entity.amount) {
    throw badRequest('The amount is different from the amount of the order.', 'amount');
  }
  const payment = newAttempt(ledger, entity, outcome, input);
  const order: StoredOrder = {
    entity: { ...entity, status: 'attempted', attempts: entity.attempts + 1 },
    autoCapture,
  };
  const attempt = { order, payment, events: attemptEvents(ledger, payment) };
  const captureChange = outcome === 'success' && autoCapture ? capture(ledger, order, payment) : null;
  const change = captureChange
    ? { ...captureChange, events: [...attempt.events, ...captureChange.events] }
    : attempt;
  commit(ledger, change);
  return change.payment;
}

/** A payment without an order. It is never captured automatically. Throws a 400 for bad input. */
export function payAmount(ledger: Ledger, outcome: Outcome, input: Fields): Payment {
  const due = { id: null, amount: readAmount(input), currency: readCurrency(input, 'INR') };
  const payment = newAttempt(ledger, due, outcome, input);
  commit(ledger, { payment, events: attemptEvents(ledger, payment) });
  return payment;
}

function newAttempt(ledger: Ledger, due: Due, outcome: Outcome, input: Fields): Payment {
  const payment = newPayment(due, input, seconds(ledger));
  if (outcome === 'failure') return failedPayment(payment);
  return outcome === 'late' || outcome === 'timeout' ? { ...payment, status: 'created' } : payment;
}

/** The bank authorises a pending or failed payment. Throws a 400 if the payment was authorised before. */
export function authorizePayment(ledger: Ledger, paymentId: string): Payment {
  const payment = find(ledger.payments, paymentId);
  if (!isPending(payment) && payment.status !== 'failed') {
    throw badRequest('This payment has already been authorized');
  }
  const authorized = authorizedPayment(payment);
  commit(ledger, { payment: authorized, events: attemptEvents(ledger, authorized) });
  return authorized;
}

/** The bank declines a pending payment. Throws a 400 if the payment is not pending. */
export function failPayment(ledger: Ledger, paymentId: string): Payment {
  const payment = find(ledger.payments, paymentId);
  if (!isPending(payment)) throw badRequest('Only payments which are being processed can fail');
  const failed = failedPayment(payment);
  commit(ledger, { payment: failed, events: attemptEvents(ledger, failed) });
  return failed;
}

/** Captures an authorised payment. Throws a 400 if it is not authorised, or amount or currency differ. */
export function capturePayment(ledger: Ledger, paymentId: string, input: Fields): Payment {
  const payment = find(ledger.payments, paymentId);
  const amount = readAmount(input);
  // The SDK may leave the currency out.
  readCurrency(input, 'INR');
  if (payment.captured) throw badRequest('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw badRequest('Only payments which have been authorized and not yet captured can be captured');
  }
  if (amount !== payment.amount) {
    throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
  }
  const order = payment.order_id === null ? null : find(ledger.orders, payment.order_id);
  if (order?.entity.status === 'paid') throw orderAlreadyPaid();
  const change = capture(ledger, order, payment);
  commit(ledger, change);
  return change.payment;
}

/**
 * Refunds `amount`, or the rest of the payment. A repeated request with the same idempotency key returns the first refund.
 * Throws a 400 when the payment is not captured, its refunds would exceed it, or the key came with another request.
 */
export function refundPayment(ledger: Ledger, paymentId: string, input: Fields, key: string | null): Refund {
  const payment = find(ledger.payments, paymentId);
  const idempotency = key === null ? null : { key, request: JSON.stringify([paymentId, input]) };
  const earlier = idempotency && earlierRefund(ledger, idempotency);
  if (earlier) return earlier;

  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
  if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = (input.amount ?? null) === null ? left : readAmount(input);
  if (amount > left) {
    throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
  }

  const pending = newRefund(payment, amount, input, seconds(ledger));
  const refund = ledger.settings.holdsRefunds ? pending : processedRefund(pending);
  const refunded = withRefunded(payment, payment.amount_refunded + amount);
  const payload = { refund: { entity: refund }, payment: { entity: refunded } };
  const names: WebhookName[] =
    refund.status === 'pending' ? ['refund.created'] : ['refund.created', 'refund.processed'];
  commit(ledger, {
    payment: refunded,
    refund: { entity: refund, idempotency },
    events: names.map((name) => newEvent(ledger, name, payload)),
  });
  return refund;
}

/** Completes a held refund, or lets it fail and restores the payment. Throws a 400 if no refund is held. */
export function settleRefund(ledger: Ledger, paymentId: string, status: 'processed' | 'failed'): Refund {
  const payment = find(ledger.payments, paymentId);
  const held = heldRefund(ledger, paymentId);
  if (!held) throw badRequest('No refund of this payment is under way');
  const refund: Refund = status === 'processed' ? processedRefund(held.entity) : { ...held.entity, status };
  const left =
    status === 'processed' ? payment : withRefunded(payment, payment.amount_refunded - refund.amount);
  const payload = { refund: { entity: refund }, payment: { entity: left } };
  commit(ledger, {
    payment: left,
    refund: { ...held, entity: refund },
    events: [newEvent(ledger, `refund.${status}`, payload)],
  });
  return refund;
}

/** The pending refund of a payment. */
export const heldRefund = (ledger: Ledger, paymentId: string): StoredRefund | undefined =>
  [...ledger.refunds.values()].find(
    ({ entity }) => entity.payment_id === paymentId && entity.status === 'pending',
  );

function withRefunded(payment: Payment, refunded: number): Payment {
  const isFull = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
    status: isFull ? 'refunded' : 'captured',
  };
}

/** Records how the delivery of a webhook ended. */
export function settleEvent(ledger: Ledger, id: string, delivery: Delivery): void {
  commit(ledger, { settled: { id, delivery } });
}

/** Payments that the bank has not answered yet. */
export function pendingPayments(ledger: Ledger): Payment[] {
  return [...ledger.payments.values()].filter(isPending);
}

/** Undelivered webhooks, oldest first. */
export function pendingEvents(ledger: Ledger): LedgerEvent[] {
  return [...ledger.events.values()].filter((event) => event.delivery === 'pending');
}

/** The entry with this id. Throws a 400, as Razorpay does for an id that it does not know. */
export function find<T>(entries: Map<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw badRequest('The id provided does not exist');
  return entry;
}

/** Sums of all captures and refunds, in paise. */
export function totals(ledger: Ledger): { captured: number; refunded: number } {
  const sum = { captured: 0, refunded: 0 };
  for (const payment of ledger.payments.values()) {
    if (payment.captured) sum.captured += payment.amount;
    sum.refunded += payment.amount_refunded;
  }
  return sum;
}

function earlierRefund(ledger: Ledger, { key, request }: { key: string; request: string }): Refund | null {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw badRequest('The idempotency key must be at least 10 letters, digits, hyphens or underscores.');
  }
  const earlier = [...ledger.refunds.values()].find((refund) => refund.idempotency?.key === key);
  if (earlier === undefined) return null;
  if (earlier.idempotency?.request === request) return earlier.entity;
  throw badRequest('Different request with the same idempotency key has already been processed.');
}

/** The webhooks of a new or changed payment. */
function attemptEvents(ledger: Ledger, payment: Payment): LedgerEvent[] {
  if (isPending(payment)) return [];
  const name = payment.status === 'failed' ? 'payment.failed' : 'payment.authorized';
  return [newEvent(ledger, name, { payment: { entity: payment } })];
}

function capture(ledger: Ledger, order: StoredOrder | null, payment: Payment) {
  const captured: Payment = { ...payment, status: 'captured', captured: true, fee: 0, tax: 0 };
  if (!order) {
    const events = [newEvent(ledger, 'payment.captured', { payment: { entity: captured } })];
    return { payment: captured, events };
  }
  const paid: Order = { ...order.entity, status: 'paid', amount_paid: order.entity.amount, amount_due: 0 };
  const payload = { payment: { entity: captured } };
  return {
    order: { ...order, entity: paid },
    payment: captured,
    events: [
      newEvent(ledger, 'payment.captured', payload),
      newEvent(ledger, 'order.paid', { ...payload, order: { entity: paid } }),
    ],
  };
}

function newEvent(ledger: Ledger, name: WebhookName, payload: WebhookPayload): LedgerEvent {
  return { id: newId(''), delivery: 'pending', body: newWebhook(name, payload, seconds(ledger)) };
}

function orderAlreadyPaid() {
  return refusal('Payment already done for this order.', 'order_already_paid');
}

function seconds(ledger: Ledger): number {
  return Math.floor(ledger.now() / 1000);
}

function commit(ledger: Ledger, change: Change): void {
  ledger.journal.append(change);
  apply(ledger, change);
  if (change.events) ledger.onEvents(change.events);
  if (change.payment && isPending(change.payment)) ledger.onPending(change.payment);
}

function apply(state: State, { order, payment, refund, events = [], settled }: Change): void {
  if (order) state.orders.set(order.entity.id, order);
  if (payment) state.payments.set(payment.id, payment);
  if (refund) state.refunds.set(refund.entity.id, refund);
  for (const event of events) state.events.set(event.id, event);
  const event = settled && state.events.get(settled.id);
  if (settled && event) state.events.set(settled.id, { ...event, delivery: settled.delivery });
}
