import type { BeginCheckoutMutation, BillingInput } from '../../generated/graphql.ts';
import { SHOP_NAME } from '../../lib/constants.ts';
import { loadRazorpay, type RazorpayPayment } from './razorpay.ts';

export type Checkout = Extract<
  BeginCheckoutMutation['beginCheckout'],
  { __typename: 'CheckoutBegun' }
>['checkout'];

/**
 * `unopened`: it was not wanted any more when it had been loaded. `closed`: without a payment that is known of. `paidBefore`: in
 * another window, so that there is nothing more to pay.
 */
export type WindowOutcome = RazorpayPayment | 'unopened' | 'closed' | 'paidBefore';

export interface WindowNews {
  /** An attempt failed, for the provider's reason; the window stays open for another one. */
  onFailed: (reason: string | undefined) => void;
  /** An attempt that was under way when `signal` closed the window has succeeded. */
  onLate: (payment: RazorpayPayment) => void;
}

/** The provider draws outside of our theme, so it gets the brand's colour as it is. */
const BRAND_COLOR = '#1a7a4f';

/** Whole seconds, at least one. */
const secondsUntil = (time: string): number =>
  Math.max(1, Math.floor((Date.parse(time) - Date.now()) / 1000));

/** Has the shopper pay in the provider's window, until `signal` closes it. Rejects when it cannot be loaded. */
export async function payInWindow(
  checkout: Checkout,
  billing: BillingInput,
  signal: AbortSignal,
  { onFailed, onLate }: WindowNews,
): Promise<WindowOutcome> {
  const Razorpay = await loadRazorpay(checkout.scriptUrl);
  if (signal.aborted) return 'unopened';
  return new Promise((resolve) => {
    const popup = new Razorpay({
      key: checkout.keyId,
      amount: checkout.amountInPaise,
      currency: checkout.currency,
      order_id: checkout.providerOrderId,
      name: SHOP_NAME,
      description: 'Your groceries',
      prefill: { name: billing.fullName, email: billing.email, contact: billing.phoneNumber },
      theme: { color: BRAND_COLOR },
      // The stock is kept until then, and no longer.
      timeout: secondsUntil(checkout.expiresAt),
      handler: (payment) => (signal.aborted ? onLate(payment) : resolve(payment)),
      modal: { ondismiss: () => resolve('closed') },
    });
    popup.on('payment.failed', ({ error }) => {
      if (error.reason !== 'order_already_paid') return onFailed(error.description);
      resolve('paidBefore');
      popup.close();
    });
    signal.addEventListener('abort', () => {
      resolve('closed');
      popup.close();
    });
    popup.open();
  });
}
