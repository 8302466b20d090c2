import type { DatabaseKind } from '../environment/database.ts';
import type { Invariant } from '../invariants/invariants.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';

/** A bug that the harness plants in the shop on purpose, to test itself. The invariant `caughtBy` must be violated. */
export interface Bug {
  name: string;
  caughtBy: Invariant;
  /** The scenarios that reveal it. */
  scenarios: readonly ScenarioName[];
  /** Modules of server/src, each with the module of replacements/ that replaces it; both without `.ts`. */
  replacements: Readonly<Record<string, string>>;
  /** The bug changes the schema, so it needs a new database. */
  isInSchema?: boolean;
  /** Databases on which `npm run chaos -- --bugs` plants it; default: SQLite. */
  databases?: readonly DatabaseKind[];
  /** Whether `npm test` plants it on SQLite. */
  inTests?: boolean;
}

const STOCK = 'features/catalog/stock/stock.service';
const STOCK_LEDGER = 'features/catalog/stock/ledger.service';
const OPEN_CHECKOUT = 'features/checkout/openCheckout.service';
const CHECKOUT_LIFECYCLE = 'features/checkout/checkoutLifecycle.service';
const SETTLEMENT = 'features/checkout/payments/settlement.service';
const ORDERS = 'features/orders/orders.service';
const RECORD_REFUND = 'features/checkout/refunds/desk/recordRefund.service';

const bothDatabases = ['sqlite', 'mysql'] as const;

export const bugs: readonly Bug[] = [
  {
    name: 'no unique key on an order’s payment and checkout',
    caughtBy: 'one order per payment and checkout',
    scenarios: ['buys'],
    inTests: true,
    replacements: { 'database/migrations': 'database/withoutOrderKeys' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on reviews',
    caughtBy: 'one review per shopper and product',
    scenarios: ['reviews twice'],
    replacements: { 'database/migrations': 'database/withoutReviewKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on cart lines',
    caughtBy: 'one cart line per product and option',
    scenarios: ['adds to the cart twice'],
    replacements: { 'database/migrations': 'database/withoutCartLineKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on wishlist items',
    caughtBy: 'one wishlist item per shopper and product',
    scenarios: ['adds to My List twice'],
    replacements: { 'database/migrations': 'database/withoutWishlistKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on a shopper’s open checkout',
    caughtBy: 'one attempt for one cart',
    scenarios: ['buys'],
    replacements: { 'database/migrations': 'database/withoutActiveCheckoutKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'every third call reports sold-out stock falsely',
    caughtBy: 'sold-out refusals are true',
    scenarios: ['buys repeatedly'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK]: 'catalog/stockFalselySoldOut' },
  },
  {
    name: 'no mail is queued',
    caughtBy: 'orders and refunds are confirmed by mail',
    scenarios: ['buys', 'pays too late'],
    inTests: true,
    replacements: { 'features/notifications/notifications.service': 'notifications/mailNotQueued' },
  },
  {
    name: 'a cancellation is acknowledged and does nothing',
    caughtBy: 'acknowledged writes exist',
    scenarios: ['cancels'],
    inTests: true,
    replacements: { [CHECKOUT_LIFECYCLE]: 'checkout/cancelIgnored' },
  },
  {
    name: 'stock is checked before it is taken, in two statements',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    // The embedded database has one writer at a time.
    databases: ['mysql'],
    replacements: { [STOCK]: 'catalog/stockCheckedBeforeTaken' },
  },
  {
    name: 'stock is taken without a condition',
    caughtBy: 'stock is never negative',
    scenarios: ['competes for the last unit'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK]: 'catalog/stockTakenUnconditionally' },
  },
  {
    name: 'signature of the popup is not checked',
    caughtBy: 'forged signatures are refused',
    scenarios: ['forges signatures'],
    inTests: true,
    replacements: { 'features/checkout/provider/razorpay': 'checkout/popupSignatureUnchecked' },
  },
  {
    name: 'signature of webhooks is not checked',
    caughtBy: 'forged signatures are refused',
    scenarios: ['forges signatures'],
    replacements: { 'features/checkout/provider/razorpay': 'checkout/webhookSignatureUnchecked' },
  },
  {
    name: 'amount of the payment is not checked',
    caughtBy: 'orders are paid in full',
    scenarios: ['underpays'],
    inTests: true,
    replacements: {
      [OPEN_CHECKOUT]: 'checkout/cartTotalUnchecked',
      [SETTLEMENT]: 'checkout/paidAmountUnchecked',
    },
  },
  {
    name: 'the client’s price is used',
    caughtBy: 'lines sum to the order',
    scenarios: ['sends a price'],
    replacements: {
      'features/checkout/checkout.rest': 'checkout/clientAmountRead',
      [OPEN_CHECKOUT]: 'checkout/clientAmountCharged',
    },
  },
  {
    name: 'a webhook is acknowledged before it is stored',
    caughtBy: 'answered webhooks are stored',
    scenarios: ['crashes at a webhook'],
    inTests: true,
    replacements: { 'features/checkout/webhooks/webhookEvents.service': 'checkout/webhookStoredLate' },
  },
  {
    name: 'the reconciler does nothing',
    caughtBy: 'nothing is stuck',
    scenarios: ['loses a webhook'],
    inTests: true,
    replacements: {
      'features/checkout/reconciliation/reconciliation.service': 'checkout/checkoutsNotReconciled',
    },
  },
  {
    name: 'no refund is made',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['pays too late'],
    inTests: true,
    replacements: { 'features/checkout/refunds/automaticRefund.service': 'checkout/refundNotMade' },
  },
  {
    name: 'a payment is not locked while a refund is decided',
    caughtBy: 'refunded units return once',
    scenarios: ['is refunded by two at once'],
    // The embedded database has one writer at a time.
    databases: ['mysql'],
    replacements: { [RECORD_REFUND]: 'checkout/paymentNotLocked' },
  },
  {
    name: 'each request of a refund has a new idempotency key',
    caughtBy: 'refunds by staff match the provider’s',
    scenarios: ['crashes after a refund by staff'],
    inTests: true,
    replacements: { 'features/checkout/provider/razorpay': 'checkout/refundRequestedAnew' },
  },
  {
    name: 'units return to the stock with each request of a refund',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['is refunded by staff'],
    inTests: true,
    replacements: { 'features/checkout/refunds/followRefund.service': 'checkout/unitsReturnedPerRequest' },
  },
  {
    name: 'the idempotency key of a refund by staff is ignored',
    caughtBy: 'acknowledged writes exist',
    scenarios: ['is refunded by staff'],
    databases: bothDatabases,
    replacements: { [RECORD_REFUND]: 'checkout/refundKeyIgnored' },
  },
  {
    name: 'no unique key on the idempotency key of a refund',
    caughtBy: 'one refund for one idempotency key',
    scenarios: ['is refunded by staff'],
    databases: bothDatabases,
    replacements: { 'database/migrations': 'database/withoutRefundKey' },
    isInSchema: true,
  },
  {
    name: 'an order is cancelled and refunded in two transactions',
    caughtBy: 'cancelled and refunded orders are paid back',
    scenarios: ['crashes while staff cancel'],
    inTests: true,
    replacements: { 'features/orders/orderLifecycle.service': 'orders/orderMovedSeparately' },
  },
  {
    name: 'an invoice number is taken in a transaction of its own',
    caughtBy: 'invoice numbers are consecutive',
    scenarios: ['crashes while staff pack'],
    inTests: true,
    replacements: { 'database/insertRows': 'orders/invoiceNumberSeparate' },
  },
  {
    name: 'the end of an order does not erase its address',
    caughtBy: 'ended orders of deleted accounts have no address',
    scenarios: ['sells out to a shopper who leaves'],
    inTests: true,
    replacements: { 'features/orders/erasure/orderErasure.service': 'orders/erasureNotScheduled' },
  },
  {
    name: 'a sold-out product is reported by each run',
    caughtBy: 'sold-out products are reported once a day',
    scenarios: ['sells out to a shopper who leaves'],
    replacements: { 'features/catalog/stock/soldOutReports.service': 'catalog/soldOutReportedAgain' },
  },
  {
    name: 'an order is read without a check of its owner',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    inTests: true,
    replacements: { [ORDERS]: 'orders/orderOwnerUnchecked' },
  },
  {
    name: 'a cart line is deleted without a check of its owner',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    replacements: { 'features/cart/cart.queries': 'cart/cartLineOwnerUnchecked' },
  },
  {
    name: 'the order and the payment are stored in two transactions',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['crashes during the settlement'],
    inTests: true,
    replacements: { [ORDERS]: 'orders/orderAndStockSeparate' },
  },
  {
    name: 'a reservation is never released',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['cancels'],
    replacements: { [STOCK]: 'catalog/stockNeverReleased' },
  },
  {
    name: 'an order has no movements in the stock ledger',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['buys'],
    inTests: true,
    replacements: { [STOCK_LEDGER]: 'catalog/salesNotRecorded' },
  },
  {
    name: 'a released reservation is recorded as returned units',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['cancels'],
    databases: bothDatabases,
    replacements: { [STOCK]: 'catalog/releaseRecorded' },
  },
  {
    name: 'units that a refund returns are recorded twice',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['is refunded by staff'],
    replacements: { [STOCK_LEDGER]: 'catalog/returnRecordedTwice' },
  },
  {
    name: 'a reservation never expires',
    caughtBy: 'nothing is stuck',
    scenarios: ['abandons the checkout'],
    inTests: true,
    replacements: { [CHECKOUT_LIFECYCLE]: 'checkout/checkoutNeverExpires' },
  },
  {
    name: 'an event that arrives twice is settled twice',
    databases: bothDatabases,
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['receives a webhook twice'],
    inTests: true,
    replacements: { [ORDERS]: 'orders/redundantEventsProcessed', [SETTLEMENT]: 'checkout/settledTwice' },
  },
  {
    name: 'a paid checkout can be cancelled',
    caughtBy: 'states go forward only',
    scenarios: ['cancels after paying'],
    replacements: { 'features/checkout/checkoutStates': 'checkout/paidCheckoutCancellable' },
  },
  {
    name: 'a revoked session is accepted',
    caughtBy: 'revoked sessions are refused',
    scenarios: ['signs out'],
    inTests: true,
    replacements: { 'features/auth/sessions.service': 'auth/signOutIgnored' },
  },
  {
    name: 'one cart gets two open checkouts',
    databases: bothDatabases,
    caughtBy: 'one attempt for one cart',
    scenarios: ['begins twice'],
    replacements: { [OPEN_CHECKOUT]: 'checkout/checkoutNotReused' },
  },
  {
    name: 'stack traces in responses',
    caughtBy: 'no stack traces',
    scenarios: ['sends invalid input'],
    replacements: { 'rest/router': 'rest/stackTracesSent' },
  },
];
