import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillingInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { forgetDraft } from '../../lib/personalDraft.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { BILLING_FORM, firstBlank } from './billing.ts';
import { completeCheckout } from './completeCheckout.ts';
import { BEGIN_CHECKOUT, CANCEL_CHECKOUT } from './documents.ts';
import { type Checkout, payInWindow, type WindowOutcome } from './payInWindow.ts';
import type { RazorpayPayment } from './razorpay.ts';
import { texts } from './texts.ts';
import { useWindowSignal } from './useWindowSignal.ts';

/** `working`: the server or the payment window is waited for; `paying`: the shopper is in the payment window. */
type Phase = 'idle' | 'working' | 'paying';

/**
 * `checkOut` takes the cart from the billing form to a paid order: begins on the server, opens the payment window,
 * has the server confirm and goes to the orders. Nothing but the `total` that the shopper sees is paid. It resolves to the billing field at fault, null when none is.
 * Called again while one is under way it does nothing.
 */
export function useCheckout() {
  const client = useApolloClient();
  const notify = useNotice();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('idle');
  const underWay = useRef(false);
  /** Paid, though maybe in a window that was closed before the one that is open now. */
  const isPaid = useRef(false);
  const newSignal = useWindowSignal(phase === 'paying');

  const fail = (msg: string) => notify({ msg, error: true });

  async function begin(billing: BillingInput, total: number): Promise<Checkout | { field: string | null }> {
    const { data } = await client
      .mutate({ mutation: BEGIN_CHECKOUT, variables: { billing, total } })
      .catch(() => ({ data: undefined }));
    const answer = data?.beginCheckout;
    if (!answer) {
      fail(texts.noConnection);
      return { field: null };
    }
    if (answer.__typename === 'CheckoutBegun') {
      // What was wrong before is not any more.
      notify(null);
      return answer.checkout;
    }
    fail(answer.message);
    if (answer.__typename === 'NotSignedIn') endSession();
    // What is shown of the cart is out of date then.
    if (answer.__typename === 'OutOfStock' || answer.__typename === 'CartEmpty') refreshCart();
    return { field: answer.__typename === 'InvalidInput' ? answer.field : null };
  }

  /** Frees the reserved stock, also of a page that is being left. A lost call does no harm: the reservation ends by itself. */
  function cancel(checkout: Checkout): void {
    const context = { fetchOptions: { keepalive: true } };
    client
      .mutate({ mutation: CANCEL_CHECKOUT, variables: { id: checkout.id }, context })
      .then(refreshCart, refreshCart);
  }

  function refreshCart(): void {
    void client.refetchQueries({ include: ['Viewer'] });
  }

  /** Resolves to whether the shopper was taken to the orders. */
  async function complete(payment: RazorpayPayment): Promise<boolean> {
    const outcome = await completeCheckout(client, payment);
    switch (outcome?.__typename) {
      case 'OrderPlaced':
        notify({ msg: texts.placed });
        break;
      case 'PaymentRefused':
      case 'PaymentRefunded':
        fail(outcome.message);
        refreshCart();
        return false;
      case 'PaymentPending':
        // The orders page says so for as long as it lasts.
        notify(null);
        break;
      default:
        notify({ msg: texts.confirming, neutral: true });
    }
    return showOrders();
  }

  async function showOrders(): Promise<true> {
    isPaid.current = true;
    forgetDraft(BILLING_FORM);
    await navigate(paths.orders());
    return true;
  }

  /** As `complete`. */
  async function pay(checkout: Checkout, billing: BillingInput, signal: AbortSignal): Promise<boolean> {
    let outcome: WindowOutcome;
    setPhase('paying');
    try {
      outcome = await payInWindow(checkout, billing, signal, {
        onFailed: (reason) => fail(reason ?? texts.failed),
        onLate: complete,
      });
    } catch {
      fail(texts.noWindow);
      cancel(checkout);
      return false;
    }
    switch (outcome) {
      case 'unopened':
      case 'closed':
        if (!isPaid.current)
          notify({ msg: outcome === 'closed' ? texts.cancelled : texts.left, neutral: true });
        cancel(checkout);
        return false;
      case 'paidBefore':
        notify({ msg: texts.paidBefore, neutral: true });
        refreshCart();
        return showOrders();
      default:
        setPhase('working');
        return complete(outcome);
    }
  }

  async function checkOut(billing: BillingInput, total: number): Promise<string | null> {
    if (underWay.current) return null;
    const blank = firstBlank(billing);
    if (blank) {
      fail(blank.blank);
      return blank.name;
    }
    underWay.current = true;
    setPhase('working');
    const signal = newSignal();
    const begun = await begin(billing, total);
    const left = !('field' in begun) && (await pay(begun, billing, signal));
    underWay.current = false;
    // Still busy while the orders page is coming, so that the emptied cart does not show before it.
    if (!left) setPhase('idle');
    return 'field' in begun ? begun.field : null;
  }

  return { checkOut, phase };
}
