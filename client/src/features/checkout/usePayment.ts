import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillingInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { notifyOtherWindows } from '../../lib/session/otherWindows.ts';
import { deleteDraft } from '../../lib/session/personalDraft.ts';
import { useShopInfo } from '../../lib/shopInfo.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { BILLING_DRAFT } from './billing.ts';
import { completeCheckout } from './completeCheckout.ts';
import { CANCEL_CHECKOUT } from './documents.ts';
import { type Checkout, openPaymentWindow, type PaymentWindowResult } from './paymentWindow.ts';
import type { RazorpayPayment } from './razorpay.ts';

const ATTEMPT_FAILED = 'The payment failed. You can try again in the payment window.';
const WINDOW_NOT_LOADED = 'The payment window could not be loaded. Nothing was charged. Please try again.';
const WINDOW_NOT_OPENED = 'You have left the checkout. Nothing was charged.';
/** The bank may confirm the payment afterwards. */
const WINDOW_CLOSED =
  'The payment window was closed. If your bank did charge you, the order appears under Orders by itself, or the money comes back.';
const CONFIRMING =
  'Your payment is being confirmed. The order appears under Orders by itself as soon as it is; please do not pay again.';

export const refreshCart = (client: ApolloClient) => void client.refetchQueries({ include: ['Viewer'] });

/** A payment that the bank had not answered when the window was closed is being confirmed. */
const refreshPayments = (client: ApolloClient) =>
  void client.refetchQueries({ include: ['Viewer', 'ConfirmingPayments'] });

/**
 * `pay` opens the payment window for a checkout and has the server confirm the payment. Without one it cancels the
 * checkout. It resolves to whether the orders page was opened. `wasAttempted` is set once a payment window was opened:
 * its payment may still be confirmed later.
 * @param onPaid called when the window is closed and the server is about to confirm the payment
 */
export function usePayment(onPaid: () => void) {
  const client = useApolloClient();
  const notify = useNotice();
  const { name: shopName } = useShopInfo();
  const [wasAttempted, setAttempted] = useState(false);
  const { complete, openOrders, isPaid } = useCompletion();

  async function pay(checkout: Checkout, billing: BillingInput, signal: AbortSignal): Promise<boolean> {
    let result: PaymentWindowResult;
    setAttempted(true);
    try {
      result = await openPaymentWindow(checkout, { billing, shopName }, signal, {
        // At the top, where it does not cover the payment window's buttons.
        onFailed: (reason = ATTEMPT_FAILED) => notify({ message: reason, error: true, atTop: true }),
        onLatePayment: complete,
      });
    } catch {
      notify({ message: WINDOW_NOT_LOADED, error: true });
      cancelCheckout(client, checkout);
      return false;
    }
    switch (result) {
      case 'notOpened':
      case 'closed':
        if (!isPaid())
          notify({ message: result === 'closed' ? WINDOW_CLOSED : WINDOW_NOT_OPENED, neutral: true });
        cancelCheckout(client, checkout);
        return false;
      case 'alreadyPaid':
        notify({ message: 'This order is already paid. You were not charged again.', neutral: true });
        refreshCart(client);
        return openOrders();
      default:
        onPaid();
        return complete(result);
    }
  }

  return { pay, wasAttempted };
}

/** Releases the reserved stock, also while the page is being closed. A lost call is harmless: reservations expire. */
function cancelCheckout(client: ApolloClient, { id }: Checkout): void {
  const context = { fetchOptions: { keepalive: true } };
  const refresh = () => refreshPayments(client);
  client.mutate({ mutation: CANCEL_CHECKOUT, variables: { id }, context }).then(refresh, refresh);
}

/** `complete` sends a payment to the server and shows the result. It resolves to whether the orders page was opened. */
function useCompletion() {
  const client = useApolloClient();
  const notify = useNotice();
  const navigate = useNavigate();
  /** An earlier payment window may report a payment while a later one is open. */
  const isPaid = useRef(false);

  async function complete(payment: RazorpayPayment): Promise<boolean> {
    const result = await completeCheckout(client, payment);
    switch (result?.__typename) {
      case 'OrderPlaced':
        notify({ message: 'Thank you! Your order is placed.' });
        notifyOtherWindows();
        break;
      case 'PaymentRefused':
      case 'PaymentRefunded':
        notify({ message: result.message, error: true });
        refreshCart(client);
        return false;
      case 'PaymentPending':
        // The orders page shows it.
        notify(null);
        break;
      default:
        notify({ message: CONFIRMING, neutral: true });
    }
    return openOrders();
  }

  async function openOrders(): Promise<true> {
    isPaid.current = true;
    deleteDraft(BILLING_DRAFT);
    await navigate(paths.orders());
    return true;
  }

  return { complete, openOrders, isPaid: () => isPaid.current };
}
