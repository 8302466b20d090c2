import { type Bug, bothDatabases } from './bug.ts';

const ORDERS = 'features/orders/orders.service';

/** A checkout on its way to an order. */
export const checkoutBugs: readonly Bug[] = [
  {
    name: 'a cancellation is acknowledged and does nothing',
    caughtBy: 'acknowledged writes exist',
    scenarios: ['cancels'],
    inTests: true,
    replacements: { 'features/checkout/cancelCheckout.service': 'checkout/cancelIgnored' },
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
    name: 'the order and the payment are stored in two transactions',
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['crashes during the settlement'],
    inTests: true,
    replacements: { [ORDERS]: 'orders/orderAndStockSeparate' },
  },
  {
    name: 'a reservation never expires',
    caughtBy: 'nothing is stuck',
    scenarios: ['abandons the checkout'],
    inTests: true,
    replacements: { 'features/checkout/checkoutLifecycle.service': 'checkout/checkoutNeverExpires' },
  },
  {
    name: 'an event that arrives twice is settled twice',
    databases: bothDatabases,
    caughtBy: 'captured payments have an order or a refund',
    scenarios: ['receives a webhook twice'],
    inTests: true,
    replacements: {
      [ORDERS]: 'orders/redundantEventsProcessed',
      'features/checkout/payments/settlement.service': 'checkout/settledTwice',
    },
  },
  {
    name: 'a paid checkout can be cancelled',
    caughtBy: 'states go forward only',
    scenarios: ['cancels after paying'],
    replacements: { 'features/checkout/checkoutStates': 'checkout/paidCheckoutCancellable' },
  },
  {
    name: 'one cart gets two open checkouts',
    databases: bothDatabases,
    caughtBy: 'one attempt for one cart',
    scenarios: ['begins twice'],
    replacements: { 'features/checkout/openCheckout.service': 'checkout/checkoutNotReused' },
  },
];
