import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { rupees } from '../../../lib/format.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { type DataColumn, DataTable } from '../../../ui/lists/DataTable.tsx';
import { TimeCell } from '../../../ui/lists/TimeCell.tsx';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import type { Refund } from '../dialog/useRefund.ts';
import { RefundProgress, RefundSubject } from './RefundCards.tsx';

interface RefundListProps {
  refunds: readonly Refund[];
  /** Called with the order that is to be refunded again; null: the list has refused refunds that others have replaced. */
  onRefund: ((orderId: string) => void) | null;
}

/** Refunds of all orders. A row opens its order. */
export function RefundList({ refunds, onRefund }: RefundListProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      name="Refunds"
      columns={columnsOf(onRefund)}
      rows={refunds}
      onOpen={({ orderId }) => void (orderId && navigate(`/orders/${orderId}`))}
    />
  );
}

const columnsOf = (onRefund: RefundListProps['onRefund']): DataColumn<Refund>[] => [
  {
    id: 'date',
    header: 'Date',
    cell: (row) => <TimeCell time={row.date} />,
  },
  {
    id: 'order',
    header: 'Order',
    cell: (row) => <OrderOfRefund refund={row} onRefund={onRefund} />,
  },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: (row) => rupees(row.amount) },
  { id: 'state', header: 'State', cell: (row) => <RefundProgress refund={row} /> },
  { id: 'for', header: 'For', cell: (row) => <RefundSubject refund={row} /> },
  { id: 'by', header: 'By', cell: (row) => row.requestedBy ?? 'the shop' },
];

/** The order with a button that refunds it again, where the payment provider has refused. */
function OrderOfRefund({
  refund: { orderId, paymentId, state },
  onRefund,
}: {
  refund: Refund;
  onRefund: RefundListProps['onRefund'];
}) {
  const mayRefund = useCan('REFUND_ORDERS');
  if (!orderId)
    return (
      <Text>
        no order, payment{' '}
        <Text as="span" fontFamily="mono">
          {paymentId}
        </Text>
      </Text>
    );
  return (
    <Stack align="start" gap="2">
      <Link asChild>
        <RouterLink to={`/orders/${orderId}`}>Order {orderId.slice(-8)}</RouterLink>
      </Link>
      {state === 'failed' && mayRefund && onRefund && (
        <SmallButton onClick={() => onRefund(orderId)}>Refund again</SmallButton>
      )}
    </Stack>
  );
}
