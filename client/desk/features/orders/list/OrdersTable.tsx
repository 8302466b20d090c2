import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { DeskOrderSort } from '../../../generated/graphql.ts';
import { formatTime, rupees } from '../../../lib/format.ts';
import { useIsWide } from '../../../lib/useIsWide.ts';
import { type DataColumn, DataTable } from '../../../ui/lists/DataTable.tsx';
import { shortId } from '../orderStatus.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { OrderCards } from './OrderCards.tsx';
import { fromTableSort, toTableSort } from './orderFilters.ts';
import type { OrderRow } from './useOrderList.ts';

const orderPath = (id: string): string => `/orders/${id}`;

const columns: DataColumn<OrderRow>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: ({ row: { original } }) => (
      <Link asChild fontFamily="mono">
        <RouterLink to={orderPath(original.id)}>{shortId(original.id)}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    sortKey: 'date',
    cell: ({ row: { original } }) => <Text whiteSpace="nowrap">{formatTime(original.date)}</Text>,
  },
  { id: 'name', header: 'Name', cell: ({ row: { original } }) => original.name },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <StatusBadge status={original.status} />,
  },
  { id: 'units', header: 'Units', isNumeric: true, cell: ({ row: { original } }) => original.units },
  {
    id: 'amount',
    header: 'Amount',
    sortKey: 'amount',
    isNumeric: true,
    cell: ({ row: { original } }) => rupees(original.amount),
  },
  {
    id: 'refunded',
    header: 'Refunded',
    isNumeric: true,
    cell: ({ row: { original } }) => (original.refundedAmount > 0 ? rupees(original.refundedAmount) : ''),
  },
  { id: 'phone', header: 'Phone', cell: ({ row: { original } }) => original.phoneNumber },
  { id: 'email', header: 'E-mail', cell: ({ row: { original } }) => original.email },
  {
    id: 'place',
    header: 'Place',
    cell: ({ row: { original } }) => [original.city, original.state].filter(Boolean).join(', '),
  },
  { id: 'pincode', header: 'Pincode', cell: ({ row: { original } }) => original.pincode },
  { id: 'payment', header: 'Payment', cell: ({ row: { original } }) => original.paymentId },
];

interface OrdersTableProps {
  orders: readonly OrderRow[];
  sort: DeskOrderSort;
  onSortChange: (sort: DeskOrderSort) => void;
  selection: readonly string[];
  onSelectionChange: (ids: string[]) => void;
}

/** A list of orders: a table, and cards on narrow screens. */
export function OrdersTable({ orders, sort, onSortChange, selection, onSelectionChange }: OrdersTableProps) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  if (!isWide)
    return <OrderCards orders={orders} selection={selection} onSelectionChange={onSelectionChange} />;
  return (
    <DataTable
      name="Orders"
      columns={columns}
      rows={orders}
      onOpen={({ id }) => void navigate(orderPath(id))}
      selection={selection}
      onSelectionChange={onSelectionChange}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(fromTableSort(next))}
      hiddenColumns={['email', 'payment', 'refunded', 'pincode']}
    />
  );
}
