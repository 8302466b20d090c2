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

/** A webhook to send. `undelivered` means given up: dropped on purpose, no address, or every try failed. */
export interface LedgerEvent {
  id: string;
  delivery: Delivery;
  body: WebhookBody;
}

export type Delivery = 'pending' | 'delivered' | 'undelivered';

/**
 * How a shopper's attempt ends. `authorized` stays uncaptured whatever the order says; of `late` and `timeout` the bank
 * says nothing for a while, and then that it is authorised.
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
  /** What the caller named this refund, and what it asked for: the same key has to come with the same request. */
  idempotency: { key: string; request: string } | null;
}

/** Everything that one request changed. It is one line of the journal, so it is kept whole or not at all. */
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

/** The provider's books. Every function here runs to its end without a pause, so two requests cannot interleave. */
export interface Ledger extends State {
  readonly journal: Journal<Change>;
  readonly now: () => number;
  readonly onEvents: (events: LedgerEvent[]) => void;
  readonly onPending: (payment: Payment) => void;
  /** How it behaves from now on; not in the journal. */
  readonly manner: { holdsRefunds: boolean };
}

export interface LedgerOptions {
  /** Where the books are kept; null keeps them in memory. */
  journalFile: string | null;
  /** The time in milliseconds since 1970. */
  now: () => number;
  /** Told of new webhooks once they are on disk. */
  onEvents: (events: LedgerEvent[]) => void;
  /** Told of each attempt that the bank leaves without an answer. */
  onPending: (payment: Payment) => void;
}

const IDEMPOTENCY_KEY = /^[\w-]{10,}$/;

/** Opens the books as the journal left them. Throws when the journal is damaged anywhere but in its torn last line. */
export function openLedger({ journalFile, now, onEvents, onPending }: LedgerOptions): Ledger {
  const state: State = { orders: new Map(), payments: new Map(), refunds: new Map(), events: new Map() };
  const journal = openJournal<Change>(journalFile, (change) => apply(state, change));
  return { ...state, journal, now, onEvents, onPending, manner: { holdsRefunds: false } };
}

/** Creates an order; its payments are captured by themselves unless `payment_capture` is off. Throws a 400 for bad input. */
export function createOrder(ledger: Ledger, input: Fields): Order {
  const order = newOrder(readAmount(input), input, seconds(ledger));
  commit(ledger, { order: { entity: order, autoCapture: readSwitch(input.payment_capture, true) } });
  return order;
}

/** One attempt at the whole amount of an order. Throws a 400 when it is unknown or paid, or `amount` is not its own. */
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
  const attempt = { order, payment, events: attempted(ledger, payment) };
  const taken = outcome === 'success' && autoCapture ? capture(ledger, order, payment) : null;
  const change = taken ? { ...taken, events: [...attempt.events, ...taken.events] } : attempt;
  commit(ledger, change);
  return change.payment;
}

/** An attempt at an amount that no order asks for. It is never captured by itself. Throws a 400 for bad input. */
export function payAmount(ledger: Ledger, outcome: Outcome, input: Fields): Payment {
  const due = { id: null, amount: readAmount(input), currency: readCurrency(input, 'INR') };
  const payment = newAttempt(ledger, due, outcome, input);
  commit(ledger, { payment, events: attempted(ledger, payment) });
  return payment;
}

function newAttempt(ledger: Ledger, due: Due, outcome: Outcome, input: Fields): Payment {
  const payment = newPayment(due, input, seconds(ledger));
  if (outcome === 'failure') return failedPayment(payment);
  return outcome === 'late' || outcome === 'timeout' ? { ...payment, status: 'created' } : payment;
}

/** The bank's late yes, also after a no. Throws a 400 when the payment was authorised before. */
export function authorizePayment(ledger: Ledger, paymentId: string): Payment {
  const payment = find(ledger.payments, paymentId);
  if (!isPending(payment) && payment.status !== 'failed') {
    throw badRequest('This payment has already been authorized');
  }
  const authorized = authorizedPayment(payment);
  commit(ledger, { payment: authorized, events: attempted(ledger, authorized) });
  return authorized;
}

/** The bank's late no. Throws a 400 when it has said something before. */
export function failPayment(ledger: Ledger, paymentId: string): Payment {
  const payment = find(ledger.payments, paymentId);
  if (!isPending(payment)) throw badRequest('Only payments which are being processed can fail');
  const failed = failedPayment(payment);
  commit(ledger, { payment: failed, events: attempted(ledger, failed) });
  return failed;
}

/** Takes the money of an authorised payment. Throws a 400 unless it is authorised and amount and currency are its own. */
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
 * Gives back `amount`, or all that is left. With an idempotency key a repeated request is answered with the first refund.
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
  const refund = ledger.manner.holdsRefunds ? pending : processedRefund(pending);
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

/** Ends what was held: the refund reaches the bank, or fails and leaves its amount here. Throws a 400 when none is held. */
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

/** The refund of a payment that is under way. */
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

/** Payments of which the bank has said nothing yet. */
export function pendingPayments(ledger: Ledger): Payment[] {
  return [...ledger.payments.values()].filter(isPending);
}

/** The webhooks that nobody has settled yet, oldest first. */
export function pendingEvents(ledger: Ledger): LedgerEvent[] {
  return [...ledger.events.values()].filter((event) => event.delivery === 'pending');
}

/** The entry with this id. Throws a 400, as Razorpay does for an id that it does not know. */
export function find<T>(entries: Map<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw badRequest('The id provided does not exist');
  return entry;
}

/** What was ever captured and refunded, in paise. */
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

/** What is told of an attempt that was just made. */
function attempted(ledger: Ledger, payment: Payment): LedgerEvent[] {
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
