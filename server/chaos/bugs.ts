import type { DatabaseKind } from './database.ts';
import type { Invariant } from './invariants.ts';
import type { ScenarioName } from './scenarios.ts';

/** A bug that is planted on purpose. The harness must catch it by the invariant `caughtBy`. */
export interface Bug {
  name: string;
  caughtBy: Invariant;
  /** The scenarios that reveal it. */
  scenarios: readonly ScenarioName[];
  /** Modules of server/src, and the modules of bugs/ that replace them. */
  fakes: Readonly<Record<string, string>>;
  /** The bug changes the schema, so it needs a new database. */
  isInSchema?: boolean;
  /** Databases on which the mode `bugs` plants it; default: SQLite. */
  on?: readonly DatabaseKind[];
  /** Whether `npm test` plants it on SQLite. */
  inTests?: boolean;
}

const STOCK = 'features/catalog/stock.service';
const OPEN_CHECKOUT = 'features/checkout/openCheckout.service';
const CHECKOUT_LIFECYCLE = 'features/checkout/checkoutLifecycle.service';
const SETTLEMENT = 'features/checkout/payments/settlement.service';
const ORDERS = 'features/orders/orders.service';

const both = ['sqlite', 'mysql'] as const;

export const bugs: readonly Bug[] = [
  {
    name: 'no unique key on an order’s payment and checkout',
    caughtBy: 'one order per payment and checkout',
    scenarios: ['buys'],
    inTests: true,
    fakes: { 'database/migrations': 'withoutOrderKeys' },
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on reviews',
    caughtBy: 'one review per shopper and product',
    scenarios: ['reviews twice'],
    fakes: { 'database/migrations': 'withoutReviewKey' },
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on cart lines',
    caughtBy: 'one cart line per product and option',
    scenarios: ['adds to the cart twice'],
    fakes: { 'database/migrations': 'withoutCartLineKey' },
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on wishes',
    caughtBy: 'one wish per shopper and product',
    scenarios: ['adds to My List twice'],
    fakes: { 'database/migrations': 'withoutWishlistKey' },
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on a shopper’s attempts',
    caughtBy: 'one attempt for one cart',
    scenarios: ['buys'],
    fakes: { 'database/migrations': 'withoutActiveCheckoutKey' },
    on: both,
    isInSchema: true,
  },
  {
    name: 'every third call reports sold-out stock falsely',
    caughtBy: 'sold-out refusals are true',
    scenarios: ['buys repeatedly'],
    on: both,
    inTests: true,
    fakes: { [STOCK]: 'stockFalselySoldOut' },
  },
  {
    name: 'no mail is queued',
    caughtBy: 'orders and refunds are confirmed by mail',
    scenarios: ['buys', 'pays too late'],
    inTests: true,
    fakes: { 'features/notifications/notifications.service': 'mailNotQueued' },
  },
  {
    name: 'a cancel is acknowledged and does nothing',
    caughtBy: 'acknowledged writes exist',
    scenarios: ['cancels'],
    inTests: true,
    fakes: { [CHECKOUT_LIFECYCLE]: 'cancelIgnored' },
  },
  {
    name: 'stock is checked before it is taken, in two statements',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    // The embedded database has one writer at a time.
    on: ['mysql'],
    fakes: { [STOCK]: 'stockCheckedBeforeTaken' },
  },
  {
    name: 'no guard on the stock',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    on: both,
    inTests: true,
    fakes: { [STOCK]: 'stockTakenUnconditionally' },
  },
  {
    name: 'signature of the popup not checked',
    caughtBy: 'forged signatures are refused',
    scenarios: ['forges signatures'],
    inTests: true,
    fakes: { 'features/checkout/provider/razorpay': 'popupSignatureUnchecked' },
  },
  {
    name: 'signature of webhooks not checked',
    caughtBy: 'forged signatures are refused',
    scenarios: ['forges signatures'],
    fakes: { 'features/checkout/provider/razorpay': 'webhookSignatureUnchecked' },
  },
  {
    name: 'amount of the payment not checked',
    caughtBy: 'orders are paid in full',
    scenarios: ['underpays'],
    inTests: true,
    fakes: { [OPEN_CHECKOUT]: 'cartTotalUnchecked', [SETTLEMENT]: 'paidAmountUnchecked' },
  },
  {
    name: 'price of the client taken',
    caughtBy: 'lines sum to the order',
    scenarios: ['sends a price'],
    fakes: { 'features/checkout/checkout.rest': 'clientAmountRead', [OPEN_CHECKOUT]: 'clientAmountCharged' },
  },
  {
    name: 'webhook answered before it is stored',
    caughtBy: 'answered webhooks are stored',
    scenarios: ['crashes at a webhook'],
    inTests: true,
    fakes: { 'features/checkout/webhooks/webhookEvents.service': 'webhookStoredLate' },
  },
  {
    name: 'reconciler does nothing',
    caughtBy: 'nothing is stuck',
    scenarios: ['loses a webhook'],
    inTests: true,
    fakes: { 'features/checkout/reconciliation/reconciliation.service': 'checkoutsNotReconciled' },
  },
  {
    name: 'no refund',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['pays too late'],
    inTests: true,
    fakes: { 'features/checkout/payments/refunds.service': 'refundNotMade' },
  },
  {
    name: 'owner missing from the WHERE of an order',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    inTests: true,
    fakes: { [ORDERS]: 'orderOwnerUnchecked' },
  },
  {
    name: 'owner missing from the WHERE of a cart line',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    fakes: { 'features/cart/cart.queries': 'cartLineOwnerUnchecked' },
  },
  {
    name: 'order and stock in two transactions',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['crashes during the settlement'],
    inTests: true,
    fakes: { [ORDERS]: 'orderAndStockSeparate' },
  },
  {
    name: 'reservation never released',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['cancels'],
    fakes: { [STOCK]: 'stockNeverReleased' },
  },
  {
    name: 'reservation never expires',
    caughtBy: 'nothing is stuck',
    scenarios: ['abandons the checkout'],
    inTests: true,
    fakes: { [CHECKOUT_LIFECYCLE]: 'checkoutNeverExpires' },
  },
  {
    name: 'an event processed twice settles twice',
    on: both,
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['receives a webhook twice'],
    inTests: true,
    fakes: { [ORDERS]: 'redundantEventsProcessed', [SETTLEMENT]: 'settledTwice' },
  },
  {
    name: 'a paid checkout can be cancelled',
    caughtBy: 'states go forward only',
    scenarios: ['cancels after paying'],
    fakes: { 'features/checkout/checkoutStates': 'paidCheckoutCancellable' },
  },
  {
    name: 'a revoked session is accepted',
    caughtBy: 'revoked sessions are refused',
    scenarios: ['signs out'],
    inTests: true,
    fakes: { 'features/auth/sessions.service': 'signOutIgnored' },
  },
  {
    name: 'two attempts for one cart',
    on: both,
    caughtBy: 'one attempt for one cart',
    scenarios: ['begins twice'],
    fakes: { [OPEN_CHECKOUT]: 'checkoutNotReused' },
  },
  {
    name: 'stack traces in answers',
    caughtBy: 'no stack traces',
    scenarios: ['sends invalid input'],
    fakes: { 'rest/router': 'stackTracesSent' },
  },
];
