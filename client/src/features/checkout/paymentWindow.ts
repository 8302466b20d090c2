import type { BeginCheckoutMutation, BillingInput } from '../../generated/graphql.ts';
import { loadRazorpay, type RazorpayPayment } from './razorpay.ts';

export type Checkout = Extract<
  BeginCheckoutMutation['beginCheckout'],
  { __typename: 'CheckoutBegun' }
>['checkout'];

/**
 * A payment; or why there is none: the signal was aborted before the window opened (`notOpened`), the window was closed
 * (`closed`), or the order was already paid in another window (`alreadyPaid`).
 */
export type PaymentWindowResult = RazorpayPayment | 'notOpened' | 'closed' | 'alreadyPaid';

interface PaymentWindowEvents {
  /** An attempt failed for the provider's reason. The window stays open for another attempt. */
  onFailed: (reason: string | undefined) => void;
  /** An attempt succeeded after the window had been closed. */
  onLatePayment: (payment: RazorpayPayment) => void;
}

/** The provider's window does not use our theme. */
const BRAND_COLOR = '#1a7a4f';

/** Whole seconds, at least one. */
const secondsUntil = (time: string): number =>
  Math.max(1, Math.floor((Date.parse(time) - Date.now()) / 1000));

/** Opens the provider's payment window until `signal` closes it. Rejects when it cannot be loaded. */
export async function openPaymentWindow(
  checkout: Checkout,
  { billing, shopName }: { billing: BillingInput; shopName: string },
  signal: AbortSignal,
  { onFailed, onLatePayment }: PaymentWindowEvents,
): Promise<PaymentWindowResult> {
  const Razorpay = await loadRazorpay(checkout.scriptUrl);
  if (signal.aborted) return 'notOpened';
  return new Promise((resolve) => {
    const popup = new Razorpay({
      key: checkout.keyId,
      amount: checkout.amountInPaise,
      currency: checkout.currency,
      order_id: checkout.providerOrderId,
      name: shopName,
      description: 'Your groceries',
      prefill: { name: billing.fullName, email: billing.email, contact: billing.phoneNumber },
      theme: { color: BRAND_COLOR },
      // The stock reservation ends then.
      timeout: secondsUntil(checkout.expiresAt),
      handler: (payment) => (signal.aborted ? onLatePayment(payment) : resolve(payment)),
      modal: { ondismiss: () => resolve('closed') },
    });
    popup.on('payment.failed', ({ error }) => {
      if (error.reason !== 'order_already_paid') return onFailed(error.description);
      resolve('alreadyPaid');
      popup.close();
    });
    signal.addEventListener('abort', () => {
      resolve('closed');
      popup.close();
    });
    popup.open();
  });
}
