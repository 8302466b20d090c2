import { useRef } from 'react';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { DeskRefundOrderMutation, RefundOrderInput } from '../../../generated/graphql.ts';
import { newIdempotencyKey } from '../../../lib/idempotencyKey.ts';
import { clearMessages } from '../../../ui/messages/toaster.tsx';
import { CANCEL_ORDER, ORDER_PAYMENT, PAYMENT_AT_PROVIDER, REFUND_ORDER } from '../documents.ts';

export type Refund = Extract<
  DeskRefundOrderMutation['refundOrder'],
  { __typename: 'DeskOrderRefunded' }
>['refund'];

/** What to refund of an order; null: cancel it. */
export type RefundPart = Pick<RefundOrderInput, 'lines' | 'amount' | 'whole' | 'restock'> | null;

const UNREACHABLE =
  'The shop cannot be reached. Send it again: it is refunded once, however often you send it.';

/**
 * Refunds a part of an order, or cancels it. One idempotency key lasts until the shop has answered, so that a repeated request
 * refunds once.
 */
export function useRefund(orderId: string) {
  const refund = useResultMutation(REFUND_ORDER, UNREACHABLE);
  const cancel = useResultMutation(CANCEL_ORDER, UNREACHABLE);
  const key = useRef('');

  async function send(part: RefundPart, reason: string): Promise<Refund | { message: string }> {
    // An offer to undo an earlier move of the order.
    clearMessages();
    key.current ||= newIdempotencyKey();
    const input = { orderId, reason, idempotencyKey: key.current };
    const options = { refetchQueries: [ORDER_PAYMENT, PAYMENT_AT_PROVIDER] };
    const result = part
      ? await refund.mutate({ ...options, variables: { input: { ...input, ...part } } })
      : await cancel.mutate({ ...options, variables: { input } });
    if (result.__typename !== 'Unreachable') key.current = '';
    return result.__typename === 'DeskOrderRefunded' ? result.refund : result;
  }

  return { send, busy: refund.busy || cancel.busy };
}
