import { Box, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatTime, rupees } from '../../../lib/format.ts';
import { cardsInNarrowContainers } from '../../../ui/lists/cardLayout.ts';
import { ScrollArea } from '../../../ui/lists/ScrollArea.tsx';
import type { Refund } from '../dialog/useRefund.ts';
import { lineName } from '../lineName.ts';
import type { RefundByHand } from '../payment/usePayment.ts';
import { RefundState } from '../RefundState.tsx';

interface RefundTableProps {
  name: string;
  refunds: readonly Refund[];
  /** Refunds that somebody has made at the payment provider; listed last. */
  refundsByHand?: readonly RefundByHand[];
}

/** The refunds of an order with their state at the payment provider: a table, and cards where it is too narrow. */
export const RefundTable = ({ name, refunds, refundsByHand = [] }: RefundTableProps) => (
  <Box containerType="inline-size">
    <ScrollArea label={name}>
      <Table.Root size="sm" role="table" aria-label={name} css={cardsInNarrowContainers}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            <Table.ColumnHeader role="columnheader">Date</Table.ColumnHeader>
            <Table.ColumnHeader role="columnheader" textAlign="end">
              Amount
            </Table.ColumnHeader>
            <Table.ColumnHeader role="columnheader">State</Table.ColumnHeader>
            <Table.ColumnHeader role="columnheader">For</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {refunds.map((refund) => (
            <RefundRow key={refund.id} {...refund} by={refund.requestedBy ?? 'the shop'}>
              <RefundProgress refund={refund} />
              <RefundSubject refund={refund} />
            </RefundRow>
          ))}
          {refundsByHand.map(({ id, state, ...refund }) => (
            <RefundRow key={id} {...refund}>
              <RefundProgress refund={{ state, providerRefundId: id }} />
              Made at the payment provider
            </RefundRow>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  </Box>
);

interface RefundRowProps extends Pick<RefundByHand, 'date' | 'amount'> {
  /** Who has asked for it; absent: unknown. */
  by?: string;
  /** Its state, and what it is for. */
  children: [ReactNode, ReactNode];
}

const RefundRow = ({ date, amount, by, children: [state, subject] }: RefundRowProps) => (
  <Table.Row role="row" verticalAlign="top">
    <Table.Cell role="cell" data-label="Date">
      <div>
        {date && <Text whiteSpace="nowrap">{formatTime(date)}</Text>}
        {by && <Text color="fg.muted">by {by}</Text>}
      </div>
    </Table.Cell>
    <Table.Cell role="cell" data-label="Amount" textAlign="end" whiteSpace="nowrap">
      {rupees(amount)}
    </Table.Cell>
    <Table.Cell role="cell" data-label="State" whiteSpace="normal" overflowWrap="anywhere">
      {state}
    </Table.Cell>
    <Table.Cell role="cell" data-label="For">
      {subject}
    </Table.Cell>
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
  <Box minWidth="36" whiteSpace="normal">
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
