import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { BillingInput } from '../../generated/graphql.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { BEGIN_CHECKOUT } from './documents.ts';
import type { Checkout } from './paymentWindow.ts';
import { refreshCart, usePayment } from './usePayment.ts';
import { usePaymentWindowSignal } from './usePaymentWindowSignal.ts';

const UNREACHABLE = 'The shop cannot be reached at the moment. Nothing was charged. Please try again.';

/** `loading`: waiting for the server or the payment window; `paying`: the payment window is open. */
type Phase = 'idle' | 'loading' | 'paying';

/**
 * `checkOut` takes the cart from the billing form to a paid order: it begins a checkout on the server, opens the payment
 * window, has the server confirm the payment, and opens the orders page. It charges no other sum than the `total` that
 * the shopper sees. It resolves to the reason why the server refused the billing details; null otherwise.
 */
export function useCheckout() {
  const client = useApolloClient();
  const notify = useNotice();
  const { mutate: beginCheckout } = useResultMutation(BEGIN_CHECKOUT, UNREACHABLE);
  const [phase, setPhase] = useState<Phase>('idle');
  const isRunning = useRef(false);
  const newSignal = usePaymentWindowSignal(phase === 'paying');
  const { pay, wasAttempted } = usePayment(() => setPhase('loading'));

  async function begin(billing: BillingInput, total: number): Promise<Checkout | FormError> {
    const result = await beginCheckout({ variables: { billing, total } });
    if (result.__typename === 'CheckoutBegun') {
      // Removes the error of an earlier attempt.
      notify(null);
      return result.checkout;
    }
    if (result.__typename === 'OutOfStock' || result.__typename === 'CartEmpty') refreshCart(client);
    return toFormError(result);
  }

  async function checkOut(billing: BillingInput, total: number): Promise<FormError | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    let isLeaving = false;
    try {
      setPhase('loading');
      const signal = newSignal();
      const beginResult = await begin(billing, total);
      if (!('id' in beginResult)) return beginResult;
      setPhase('paying');
      isLeaving = await pay(beginResult, billing, signal);
      return null;
    } finally {
      isRunning.current = false;
      // While the orders page opens, the phase stays as it is: otherwise the emptied cart would be shown for a moment.
      if (!isLeaving) setPhase('idle');
    }
  }

  return { checkOut, phase, wasAttempted };
}
