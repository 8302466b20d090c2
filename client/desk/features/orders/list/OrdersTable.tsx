import { Flex, Link, LinkOverlay, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import type { DeskOrderSort } from '../../../generated/graphql.ts';
import { formatTime, rupees } from '../../../lib/format.ts';
import { type DataColumn, DataTable } from '../../../ui/lists/DataTable.tsx';
import { TimeCell } from '../../../ui/lists/TimeCell.tsx';
import { shortId } from '../orderStatus.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { fromTableSort, toTableSort } from './orderFilters.ts';
import type { OrderRow } from './useOrderList.ts';

const orderPath = (id: string): string => `/orders/${id}`;

const columns: DataColumn<OrderRow>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: (row) => (
      <Link asChild fontFamily="mono">
        <RouterLink to={orderPath(row.id)}>{shortId(row.id)}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    sortKey: 'date',
    cell: (row) => <TimeCell time={row.date} />,
  },
  { id: 'name', header: 'Name', cell: (row) => row.name },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} />,
  },
  { id: 'units', header: 'Units', isNumeric: true, cell: (row) => row.units },
  {
    id: 'amount',
    header: 'Amount',
    sortKey: 'amount',
    isNumeric: true,
    cell: (row) => rupees(row.amount),
  },
  {
    id: 'refunded',
    header: 'Refunded',
    isNumeric: true,
    cell: (row) => (row.refundedAmount > 0 ? rupees(row.refundedAmount) : ''),
  },
  { id: 'phone', header: 'Phone', cell: (row) => row.phoneNumber },
  { id: 'email', header: 'E-mail', cell: (row) => row.email },
  {
    id: 'place',
    header: 'Place',
    cell: (row) => [row.city, row.state].filter(Boolean).join(', '),
  },
  { id: 'pincode', header: 'Pincode', cell: (row) => row.pincode },
  { id: 'payment', header: 'Payment', cell: (row) => row.paymentId },
];

interface OrdersTableProps {
  orders: readonly OrderRow[];
  sort: DeskOrderSort;
  onSortChange: (sort: DeskOrderSort) => void;
  selection: readonly string[];
  onSelectionChange: (ids: string[]) => void;
}

/** A list of orders. */
export function OrdersTable({ orders, sort, onSortChange, ...selection }: OrdersTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      name="Orders"
      columns={columns}
      rows={orders}
      onOpen={({ id }) => void navigate(orderPath(id))}
      {...selection}
      selectLabel={({ id }) => `Select the order ${shortId(id)}`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(fromTableSort(next))}
      hiddenColumns={['email', 'payment', 'refunded', 'pincode']}
      card={(order) => <OrderCard order={order} />}
    />
  );
}

const OrderCard = ({ order: { id, name, amount, date, units, status } }: { order: OrderRow }) => (
  <>
    <Flex justify="space-between" gap="2" align="baseline">
      <Flex gap="2" align="baseline" wrap="wrap">
        <LinkOverlay asChild fontWeight="semibold">
          <RouterLink to={orderPath(id)}>{name}</RouterLink>
        </LinkOverlay>
        <Text color="fg.muted" textStyle="sm" fontFamily="mono">
          {shortId(id)}
        </Text>
      </Flex>
      <Text whiteSpace="nowrap">{rupees(amount)}</Text>
    </Flex>
    <Flex justify="space-between" gap="2" align="center" marginTop="1">
      {/* Lines break between the two, not in a date. */}
      <Flex columnGap="2" wrap="wrap" color="fg.muted" textStyle="sm" whiteSpace="nowrap">
        <Text>{formatTime(date)}</Text>
        <Text>
          {units} {plural(units, 'unit')}
        </Text>
      </Flex>
      <StatusBadge status={status} />
    </Flex>
  </>
);
