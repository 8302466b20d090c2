import type { Bug } from './bug.ts';

const OPEN_CHECKOUT = 'features/checkout/openCheckout.service';

/** What only its owner, the provider or the shop itself may do. */
export const accessBugs: readonly Bug[] = [
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
      'features/checkout/payments/settlement.service': 'checkout/paidAmountUnchecked',
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
    name: 'an order is read without a check of its owner',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    inTests: true,
    replacements: { 'features/orders/orders.service': 'orders/orderOwnerUnchecked' },
  },
  {
    name: 'a cart line is deleted without a check of its owner',
    caughtBy: 'no shopper sees data of another',
    scenarios: ['reads data of another'],
    replacements: { 'features/cart/cart.queries': 'cart/cartLineOwnerUnchecked' },
  },
  {
    name: 'a revoked session is accepted',
    caughtBy: 'revoked sessions are refused',
    scenarios: ['signs out'],
    inTests: true,
    replacements: { 'features/auth/sessions.service': 'auth/signOutIgnored' },
  },
  {
    name: 'stack traces in responses',
    caughtBy: 'no stack traces',
    scenarios: ['sends invalid input'],
    replacements: { 'rest/router': 'rest/stackTracesSent' },
  },
];
