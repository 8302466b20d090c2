import { Alert } from '@chakra-ui/react';
import { rupees } from '../../../lib/format.ts';
import type { Refund } from './useRefund.ts';

const statuses = { done: 'success', pending: 'info', failed: 'error' } as const;

/** What became of a refund that was just requested. */
export function RefundResult({ refund }: { refund: Refund }) {
  const { state, amount, failure } = refund;
  return (
    <Alert.Root status={statuses[state]} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{amount === 0 ? 'The order is cancelled' : refundTitle(refund)}</Alert.Title>
        <Alert.Description>{state === 'failed' ? failure : descriptionOf(refund)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** What became of a refund, in a few words. */
export function refundTitle({ state, amount }: Pick<Refund, 'state' | 'amount'>): string {
  if (state === 'done') return `${rupees(amount)} is refunded`;
  return state === 'pending'
    ? `${rupees(amount)} is being refunded`
    : `The payment provider refuses to refund ${rupees(amount)}`;
}

function descriptionOf({ state, amount, lines }: Refund): string {
  const returned = lines.reduce((sum, line) => sum + line.returned, 0);
  const stock =
    returned > 0 ? ` ${returned} ${returned === 1 ? 'unit is' : 'units are'} back in the stock.` : '';
  return moneyText(state, amount) + stock;
}

function moneyText(state: Refund['state'], amount: number): string {
  if (amount === 0)
    return 'No money was moved: less than Rs 1 was left of the payment, which the payment provider does not refund. The shopper gets a mail.';
  return state === 'done'
    ? 'The shopper gets a mail; the bank shows the money within 5 to 7 working days.'
    : 'The payment provider has not confirmed it yet. The shop goes on asking; you need not do anything.';
}
