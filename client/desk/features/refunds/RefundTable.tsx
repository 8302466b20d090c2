import { Box, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { rupees } from '../../../src/lib/format.ts';
import { formatTime } from '../../lib/format.ts';
import { RefundState } from './RefundState.tsx';
import type { Refund } from './useRefund.ts';

interface RefundTableProps {
  name: string;
  refunds: readonly Refund[];
  /** A column with a link to the order. */
  renderOrder?: (refund: Refund) => ReactNode;
}

/** Refunds with their state at the payment service. */
export const RefundTable = ({ name, refunds, renderOrder }: RefundTableProps) => (
  <Table.ScrollArea borderWidth="1px" rounded="l2" bg="bg.panel">
    <Table.Root size="sm" aria-label={name}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Date</Table.ColumnHeader>
          {renderOrder && <Table.ColumnHeader>Order</Table.ColumnHeader>}
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
          <Table.ColumnHeader>State</Table.ColumnHeader>
          <Table.ColumnHeader>For</Table.ColumnHeader>
          <Table.ColumnHeader>By</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {refunds.map((refund) => (
          <Table.Row key={refund.id} verticalAlign="top">
            <Table.Cell whiteSpace="nowrap">{formatTime(refund.date)}</Table.Cell>
            {renderOrder && <Table.Cell>{renderOrder(refund)}</Table.Cell>}
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {rupees(refund.amount)}
            </Table.Cell>
            <Table.Cell>
              <RefundProgress refund={refund} />
            </Table.Cell>
            <Table.Cell minWidth="48">
              <RefundSubject refund={refund} />
            </Table.Cell>
            <Table.Cell>{refund.requestedBy ?? 'the shop'}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

const RefundProgress = ({
  refund: { state, failure, attempts, nextTryAt, providerRefundId },
}: {
  refund: Refund;
}) => (
  <Stack gap="1" align="start">
    <RefundState state={state} />
    {failure && (
      <Text textStyle="sm" maxWidth="xs">
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

const RefundSubject = ({ refund: { lines, restock, reason } }: { refund: Refund }) => (
  <Box>
    {lines.map(({ quantity, orderLine }, index) => (
      <Text key={orderLine?.id ?? index}>
        {quantity} × {orderLine?.productTitle ?? 'a product'}
      </Text>
    ))}
    <Text textStyle="sm" color="fg.muted">
      {reason}
      {restock && ' Back to the stock.'}
    </Text>
  </Box>
);
