import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { formatTime, rupees } from '../../lib/format.ts';
import { cardLayout } from '../../ui/cardLayout.ts';
import { ScrollArea } from '../../ui/ScrollArea.tsx';
import { lineName } from './lineName.ts';
import { RefundState } from './RefundState.tsx';
import type { RefundByHand } from './usePayment.ts';
import type { Refund } from './useRefund.ts';

interface RefundTableProps {
  name: string;
  refunds: readonly Refund[];
  /** Refunds that somebody has made at the payment provider; listed last. */
  refundsByHand?: readonly RefundByHand[];
}

/** The refunds of an order with their state at the payment provider, as cards, because they stand in a narrow place. */
export const RefundTable = ({ name, refunds, refundsByHand = [] }: RefundTableProps) => (
  <ScrollArea label={name}>
    <Table.Root size="sm" role="table" aria-label={name} css={cardLayout}>
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          <Table.ColumnHeader role="columnheader">Date</Table.ColumnHeader>
          <Table.ColumnHeader role="columnheader" textAlign="end">
            Amount
          </Table.ColumnHeader>
          <Table.ColumnHeader role="columnheader">State</Table.ColumnHeader>
          <Table.ColumnHeader role="columnheader">For</Table.ColumnHeader>
          <Table.ColumnHeader role="columnheader">By</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {refunds.map((refund) => (
          <Table.Row key={refund.id} role="row" verticalAlign="top">
            <Table.Cell role="cell" data-label="Date" whiteSpace="nowrap">
              {formatTime(refund.date)}
            </Table.Cell>
            <Table.Cell role="cell" data-label="Amount" textAlign="end" whiteSpace="nowrap">
              {rupees(refund.amount)}
            </Table.Cell>
            <Table.Cell role="cell" data-label="State">
              <RefundProgress refund={refund} />
            </Table.Cell>
            <Table.Cell role="cell" data-label="For" minWidth="48">
              <RefundSubject refund={refund} />
            </Table.Cell>
            <Table.Cell role="cell" data-label="By">
              {refund.requestedBy ?? 'the shop'}
            </Table.Cell>
          </Table.Row>
        ))}
        {refundsByHand.map((refund) => (
          <RefundByHandRow key={refund.id} {...refund} />
        ))}
      </Table.Body>
    </Table.Root>
  </ScrollArea>
);

const RefundByHandRow = ({ id, date, amount, state }: RefundByHand) => (
  <Table.Row role="row" verticalAlign="top">
    <Table.Cell role="cell" data-label="Date" whiteSpace="nowrap">
      {date && formatTime(date)}
    </Table.Cell>
    <Table.Cell role="cell" data-label="Amount" textAlign="end" whiteSpace="nowrap">
      {rupees(amount)}
    </Table.Cell>
    <Table.Cell role="cell" data-label="State">
      <RefundProgress refund={{ state, providerRefundId: id }} />
    </Table.Cell>
    <Table.Cell role="cell" data-label="For">
      Made at the payment provider
    </Table.Cell>
    <Table.Cell role="cell" data-label="By" />
  </Table.Row>
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
  <Box minWidth="48" whiteSpace="normal">
    {lines.map(({ quantity, orderLine }, index) => (
      <Text key={orderLine?.id ?? index}>
        {quantity} × {orderLine ? lineName(orderLine) : 'a product'}
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
