import { type Bug, bothDatabases } from './bug.ts';

const STOCK_LEDGER = 'features/stock/ledger.service';

/** Money and units that go back. */
export const refundBugs: readonly Bug[] = [
  {
    name: 'no refund is made',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['pays too late'],
    inTests: true,
    replacements: { 'features/checkout/refunds/automaticRefund.service': 'checkout/refundNotMade' },
  },
  {
    name: 'neither payment nor order is locked while a refund is decided',
    caughtBy: 'refunded units return once',
    scenarios: ['is refunded by two at once'],
    // The embedded database has one writer at a time.
    databases: ['mysql'],
    replacements: {
      'features/checkout/refunds/paymentRefunds.service': 'checkout/paymentNotLocked',
      'features/orders/orders.queries': 'orders/orderNotLocked',
    },
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
    replacements: { 'features/checkout/refunds/desk/recordRefund.service': 'checkout/refundKeyIgnored' },
  },
  {
    name: 'what a line weighs less is refunded with each click',
    caughtBy: 'what weighs less is refunded once',
    scenarios: ['is weighed less than ordered'],
    inTests: true,
    replacements: { 'features/checkout/refunds/desk/recordRefund.service': 'checkout/refundKeyIgnored' },
  },
  {
    name: 'an order is cancelled and refunded in two transactions',
    caughtBy: 'cancelled and refunded orders are paid back',
    scenarios: ['crashes while staff cancel'],
    inTests: true,
    replacements: { 'features/orders/orderLifecycle.service': 'orders/orderMovedSeparately' },
  },
  {
    name: 'units that a refund returns are recorded twice',
    caughtBy: 'the stock ledger sums to the stock',
    scenarios: ['is refunded by staff'],
    replacements: { [STOCK_LEDGER]: 'stock/returnRecordedTwice' },
  },
  {
    name: 'a refund returns one unit instead of the required quantity',
    caughtBy: 'units are on sale, reserved or sold',
    scenarios: ['is refunded loose goods'],
    databases: bothDatabases,
    inTests: true,
    replacements: { [STOCK_LEDGER]: 'stock/oneUnitReturned' },
  },
];
