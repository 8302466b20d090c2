import { Alert, Stack } from '@chakra-ui/react';
import { rupees } from '../../../lib/format.ts';
import type { Refund } from './useRefund.ts';

/** Warns of refunds that the payment provider has refused, until another refund follows. */
export const RefusedRefunds = ({ refunds }: { refunds: readonly Refund[] }) => (
  <Stack gap="2" _empty={{ display: 'none' }}>
    {refunds.filter(isUnsettled(refunds)).map(({ id, amount, failure }) => (
      <Alert.Root key={id} status="error">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{rupees(amount)} did not go back to the shopper</Alert.Title>
          <Alert.Description>
            The payment provider refuses the refund: {failure} Please refund it again, or pay it in another
            way.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    ))}
  </Stack>
);

const isUnsettled =
  (refunds: readonly Refund[]) =>
  ({ failedAt }: Refund): boolean =>
    failedAt !== null &&
    !refunds.some(({ state, date }) => state !== 'failed' && Date.parse(date) > Date.parse(failedAt));
