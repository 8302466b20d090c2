import { MIN_AMOUNT } from '../../../../../server/src/features/checkout/refunds/desk/refundAmount.input.ts';
import { toPaise } from '../../../../src/lib/cartTotal.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { rupees } from '../../../lib/format.ts';
import { clearMessages, showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { refundTitle } from '../dialog/RefundResult.tsx';
import { ORDER_PAYMENT, PAYMENT_AT_PROVIDER, WEIGH_ORDER_LINE } from '../documents.ts';

const UNREACHABLE =
  'The shop cannot be reached. Save the weight again: it is refunded once, however often you save it.';

/** Stores what a line of an order weighs, and says what is refunded of it. */
export function useWeighLine(orderId: string) {
  const { mutate, busy } = useResultMutation(WEIGH_ORDER_LINE, UNREACHABLE);

  /** @returns whether it is stored */
  async function weigh(orderLineId: string, units: number, amount: number): Promise<boolean> {
    // An offer to undo an earlier move of the order.
    clearMessages();
    const result = await mutate({
      variables: { input: { orderId, orderLineId, units, amount } },
      refetchQueries: [ORDER_PAYMENT, PAYMENT_AT_PROVIDER],
    });
    if (result.__typename !== 'DeskOrderLineWeighed') {
      showError(result.message);
      return false;
    }
    const { refund, short } = result;
    if (refund?.state === 'failed') showError(refundTitle(refund));
    else if (refund) showSuccess(`The weight is saved. ${refundTitle(refund)}.`);
    else showSuccess(short > 0 ? `The weight is saved. ${notRefundedText(short)}` : 'The weight is saved');
    return true;
  }

  return { weigh, busy };
}

/** Why nothing is refunded. @param short rupees that were paid for what is missing */
export const notRefundedText = (short: number): string =>
  `${rupees(short)} is not refunded: ${
    toPaise(short) < MIN_AMOUNT
      ? 'the payment provider refunds at least Rs 1.'
      : 'less than Rs 1 of the payment is left, because the rest is refunded.'
  }`;
