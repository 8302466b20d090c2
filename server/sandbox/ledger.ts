import {
  newId,
  newWebhook,
  type Order,
  type Payment,
  type Refund,
  type WebhookBody,
  type WebhookName,
  type WebhookPayload,
} from './entities.ts';
import { badRequest } from './errors.ts';
import { type Journal, openJournal } from './journal.ts';

/** A webhook to send. `undelivered`: dropped on purpose, no URL, or every attempt failed. */
export interface LedgerEvent {
  id: string;
  delivery: Delivery;
  body: WebhookBody;
}

export type Delivery = 'pending' | 'delivered' | 'undelivered';

export interface StoredOrder {
  entity: Order;
  autoCapture: boolean;
}

export interface StoredRefund {
  entity: Refund;
  /** The idempotency key and its request; the same key with another request is refused. */
  idempotency: { key: string; request: string } | null;
}

/** All changes of one request. One line of the journal, so it is stored completely or not at all. */
interface Change {
  order?: StoredOrder | undefined;
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

export interface LedgerOptions {
  /** File of the journal; null: in memory only. */
  journalFile: string | null;
  /** Called with new webhooks after they are on disk. */
  onEvents: (events: LedgerEvent[]) => void;
  /** Called with each payment that the bank has not answered. */
  onPending: (payment: Payment) => void;
}

/** The provider's orders, payments, refunds and webhooks. The functions are synchronous, so two requests cannot interleave. */
export interface Ledger extends State, Omit<LedgerOptions, 'journalFile'> {
  readonly journal: Journal<Change>;
  /** Not stored in the journal. */
  readonly settings: { holdsRefunds: boolean };
}

/** Restores the ledger from the journal. Throws if the journal is damaged anywhere but in an incomplete last line. */
export function openLedger({ journalFile, ...callbacks }: LedgerOptions): Ledger {
  const state: State = { orders: new Map(), payments: new Map(), refunds: new Map(), events: new Map() };
  const journal = openJournal<Change>(journalFile, (change) => apply(state, change));
  return { ...state, ...callbacks, journal, settings: { holdsRefunds: false } };
}

/** Stores a change, sends its webhooks and schedules the bank's answer to a pending payment. */
export function commit(ledger: Ledger, change: Change): void {
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

/** The entry with this id. Throws a 400, as Razorpay does for an unknown id. */
export function getEntry<T>(entries: Map<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw badRequest('The id provided does not exist');
  return entry;
}

export const entitiesOf = <T>(entries: Map<string, { entity: T }>): T[] =>
  [...entries.values()].map(({ entity }) => entity);

/** The bank has not answered yet. */
export const isPending = ({ status }: Payment): boolean => status === 'created';

/** Unix time. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const newEvent = (name: WebhookName, payload: WebhookPayload): LedgerEvent => ({
  id: newId(''),
  delivery: 'pending',
  body: newWebhook(name, payload, nowInSeconds()),
});

/** Records the result of a webhook's delivery. */
export const settleEvent = (ledger: Ledger, id: string, delivery: Delivery): void =>
  commit(ledger, { settled: { id, delivery } });
