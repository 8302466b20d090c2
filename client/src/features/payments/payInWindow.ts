import type { BeginCheckoutMutation, BillingInput } from '../../generated/graphql.ts';
import { SHOP_NAME } from '../../lib/constants.ts';
import { loadRazorpay, type RazorpayPayment } from './razorpay.ts';

export type Checkout = Extract<
  BeginCheckoutMutation['beginCheckout'],
  { __typename: 'CheckoutBegun' }
>['checkout'];

/** The provider draws outside of our theme, so it gets the brand's colour as it is. */
const BRAND_COLOR = '#1a7a4f';

/** Whole seconds, at least one. */
const secondsUntil = (time: string): number =>
  Math.max(1, Math.floor((Date.parse(time) - Date.now()) / 1000));

/**
 * Has the shopper pay in the provider's window. Resolves to the payment, or to null when the window was closed
 * without one; `onFailed` hears of attempts that failed, with the provider's reason. Rejects when the window cannot
 * be loaded.
 */
export async function payInWindow(
  checkout: Checkout,
  billing: BillingInput,
  onFailed: (reason: string | undefined) => void,
): Promise<RazorpayPayment | null> {
  const Razorpay = await loadRazorpay(checkout.scriptUrl);
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
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    });
    popup.on('payment.failed', ({ error }) => onFailed(error.description));
    popup.open();
  });
}
