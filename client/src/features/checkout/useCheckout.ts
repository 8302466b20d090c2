import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillingInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { deleteDraft } from '../../lib/personalDraft.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { BILLING_DRAFT } from './billing.ts';
import { completeCheckout } from './completeCheckout.ts';
import { BEGIN_CHECKOUT, CANCEL_CHECKOUT } from './documents.ts';
import { type Checkout, openPaymentWindow, type PaymentWindowResult } from './paymentWindow.ts';
import type { RazorpayPayment } from './razorpay.ts';
import { useWindowSignal } from './useWindowSignal.ts';

const UNREACHABLE = 'The shop cannot be reached at the moment. Nothing was charged. Please try again.';
const ATTEMPT_FAILED = 'The payment failed. You can try again in the payment window.';
const WINDOW_NOT_OPENED = 'You have left the checkout. Nothing was charged.';
/** The bank may confirm the payment afterwards. */
const WINDOW_CLOSED =
  'The payment window was closed. If your bank did charge you, the order appears under Orders by itself, or the money comes back.';
const CONFIRMING =
  'Your payment is being confirmed. The order appears under Orders by itself as soon as it is; please do not pay again.';

/** `loading`: waiting for the server or the payment window; `paying`: the payment window is open. */
type Phase = 'idle' | 'loading' | 'paying';

/**
 * `checkOut` takes the cart from the billing form to a paid order: it begins a checkout on the server, opens the payment
 * window, has the server confirm the payment, and opens the orders page. It charges no other sum than the `total` that
 * the shopper sees. It resolves to the reason why the server refused the billing details; null otherwise.
 * `wasAttempted` is set once a payment window was opened: its payment may still be confirmed later.
 */
export function useCheckout() {
  const client = useApolloClient();
  const notify = useNotice();
  const navigate = useNavigate();
  const { mutate: beginCheckout } = useResultMutation(BEGIN_CHECKOUT, UNREACHABLE);
  const [phase, setPhase] = useState<Phase>('idle');
  const [wasAttempted, setAttempted] = useState(false);
  const isRunning = useRef(false);
  /** An earlier payment window may report a payment while a later one is open. */
  const isPaid = useRef(false);
  const newSignal = useWindowSignal(phase === 'paying');

  const showError = (msg: string) => notify({ msg, error: true });
  const refreshCart = () => void client.refetchQueries({ include: ['Viewer'] });

  async function begin(billing: BillingInput, total: number): Promise<Checkout | FormError> {
    const result = await beginCheckout({ variables: { billing, total } });
    if (result.__typename === 'CheckoutBegun') {
      // Removes the error of an earlier attempt.
      notify(null);
      return result.checkout;
    }
    if (result.__typename === 'OutOfStock' || result.__typename === 'CartEmpty') refreshCart();
    return toFormError(result);
  }

  /** Releases the reserved stock, also while the page is being closed. A lost call is harmless: reservations expire. */
  function cancel(checkout: Checkout): void {
    const context = { fetchOptions: { keepalive: true } };
    client
      .mutate({ mutation: CANCEL_CHECKOUT, variables: { id: checkout.id }, context })
      .then(refreshCart, refreshCart);
  }

  /** Resolves to whether the orders page was opened. */
  async function complete(payment: RazorpayPayment): Promise<boolean> {
    const result = await completeCheckout(client, payment);
    switch (result?.__typename) {
      case 'OrderPlaced':
        notify({ msg: 'Thank you! Your order is placed.' });
        break;
      case 'PaymentRefused':
      case 'PaymentRefunded':
        showError(result.message);
        refreshCart();
        return false;
      case 'PaymentPending':
        // The orders page shows it.
        notify(null);
        break;
      default:
        notify({ msg: CONFIRMING, neutral: true });
    }
    return openOrders();
  }

  async function openOrders(): Promise<true> {
    isPaid.current = true;
    deleteDraft(BILLING_DRAFT);
    await navigate(paths.orders());
    return true;
  }

  /** Resolves to whether the orders page was opened. */
  async function pay(checkout: Checkout, billing: BillingInput, signal: AbortSignal): Promise<boolean> {
    let result: PaymentWindowResult;
    setPhase('paying');
    setAttempted(true);
    try {
      result = await openPaymentWindow(checkout, billing, signal, {
        // At the top, where it does not cover the payment window's buttons.
        onFailed: (reason = ATTEMPT_FAILED) => notify({ msg: reason, error: true, atTop: true }),
        onLatePayment: complete,
      });
    } catch {
      showError('The payment window could not be loaded. Nothing was charged. Please try again.');
      cancel(checkout);
      return false;
    }
    switch (result) {
      case 'notOpened':
      case 'closed':
        if (!isPaid.current)
          notify({ msg: result === 'closed' ? WINDOW_CLOSED : WINDOW_NOT_OPENED, neutral: true });
        cancel(checkout);
        return false;
      case 'alreadyPaid':
        notify({ msg: 'This order is already paid. You were not charged again.', neutral: true });
        refreshCart();
        return openOrders();
      default:
        setPhase('loading');
        return complete(result);
    }
  }

  async function checkOut(billing: BillingInput, total: number): Promise<FormError | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPhase('loading');
    const signal = newSignal();
    const begun = await begin(billing, total);
    const isLeaving = 'id' in begun && (await pay(begun, billing, signal));
    isRunning.current = false;
    // While the orders page opens, the phase stays as it is: otherwise the emptied cart would be shown for a moment.
    if (!isLeaving) setPhase('idle');
    return 'id' in begun ? null : begun;
  }

  return { checkOut, phase, wasAttempted };
}
