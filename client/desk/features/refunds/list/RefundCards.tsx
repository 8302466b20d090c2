import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatTime, rupees } from '../../../lib/format.ts';
import { RowCards } from '../../../ui/lists/RowCards.tsx';
import type { Refund } from '../dialog/useRefund.ts';
import { lineName } from '../lineName.ts';
import type { RefundByHand } from '../payment/usePayment.ts';
import { RefundState } from '../RefundState.tsx';

interface RefundCardsProps {
  name: string;
  refunds: readonly Refund[];
  /** Refunds that somebody has made at the payment provider; listed last. */
  refundsByHand?: readonly RefundByHand[];
}

/** The refunds of an order with their state at the payment provider. */
export const RefundCards = ({ name, refunds, refundsByHand = [] }: RefundCardsProps) => (
  <RowCards
    name={name}
    rows={[
      ...refunds.map((refund) => ({
        ...refund,
        by: refund.requestedBy ?? 'the shop',
        subject: <RefundSubject refund={refund} />,
      })),
      ...refundsByHand.map((refund) => ({
        ...refund,
        providerRefundId: refund.id,
        by: null,
        subject: 'Made at the payment provider',
      })),
    ]}
    card={({ amount, date, by, subject, ...refund }) => (
      <Stack gap="2">
        <Flex justify="space-between" gap="2" align="start">
          <RefundProgress refund={refund} />
          <Text whiteSpace="nowrap">{rupees(amount)}</Text>
        </Flex>
        {subject}
        <Text textStyle="sm" color="fg.muted">
          {[date && formatTime(date), by && `by ${by}`].filter(Boolean).join(' ')}
        </Text>
      </Stack>
    )}
  />
);

/** The state of a refund, why it failed, and when it is tried next. */
export const RefundProgress = ({
  refund: { state, failure, attempts, nextTryAt, providerRefundId },
}: {
  refund: Pick<Refund, 'state' | 'providerRefundId'> &
    Partial<Pick<Refund, 'failure' | 'attempts' | 'nextTryAt'>>;
}) => (
  <Stack gap="1" align="start">
    <RefundState state={state} />
    {failure && (
      <Text textStyle="sm" maxWidth="xs" whiteSpace="normal">
        {failure}
      </Text>
    )}
    {nextTryAt && (
      <Text textStyle="sm" color="fg.muted">
        asked {attempts === 1 ? 'once' : `${attempts} times`}, next {formatTime(nextTryAt)}
      </Text>
    )}
    {providerRefundId && (
      <Text textStyle="xs" color="fg.muted" fontFamily="mono">
        {providerRefundId}
      </Text>
    )}
  </Stack>
);

/** What was refunded, and why. */
export const RefundSubject = ({ refund: { lines, restock, reason } }: { refund: Refund }) => (
  <Box minWidth="36" whiteSpace="normal">
    {lines.map(({ quantity, orderLine }, index) => (
      <Text key={orderLine?.id ?? index}>
        {quantity > 0 && `${quantity} × `}
        {orderLine ? lineName(orderLine) : 'a product'}
      </Text>
    ))}
    <Text textStyle="sm" color="fg.muted">
      {reason}
    </Text>
    {restock && (
      <Text textStyle="sm" color="fg.muted">
        Back to the stock
      </Text>
    )}
  </Box>
);
