import { Flex, HStack, Link, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import { formatDate, formatTime, rupees } from '../../lib/format.ts';
import { useIsWide } from '../../lib/useIsWide.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { CustomerBadges } from './CustomerBadges.tsx';
import type { CustomerRow } from './useCustomerList.ts';

const customerPath = (id: string): string => `/customers/${id}`;

const Time = ({ value }: { value: string | null | undefined }) => (
  <Text whiteSpace="nowrap">{value ? formatTime(value) : ''}</Text>
);

const columns: DataColumn<CustomerRow>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => (
      <HStack wrap="wrap">
        <Link asChild>
          <RouterLink to={customerPath(original.id)}>{original.name}</RouterLink>
        </Link>
        <CustomerBadges {...original} />
      </HStack>
    ),
  },
  { id: 'email', header: 'E-mail', accessorKey: 'email' },
  { id: 'phone', header: 'Phone', cell: ({ row: { original } }) => original.phone ?? '' },
  { id: 'orders', header: 'Orders', isNumeric: true, accessorKey: 'orderCount' },
  {
    id: 'total',
    header: 'Spent',
    isNumeric: true,
    cell: ({ row: { original } }) => (original.orderCount > 0 ? rupees(original.orderTotal) : ''),
  },
  {
    id: 'joined',
    header: 'Joined',
    cell: ({ row: { original } }) => <Text whiteSpace="nowrap">{formatDate(original.joined)}</Text>,
  },
  {
    id: 'lastSeen',
    header: 'Last seen',
    cell: ({ row: { original } }) => <Time value={original.lastSeen} />,
  },
];

/** A list of customers: a table, and cards on narrow screens. */
export function CustomersTable({ customers }: { customers: readonly CustomerRow[] }) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  if (!isWide) return <CustomerCards customers={customers} />;
  return (
    <DataTable
      name="Customers"
      columns={columns}
      rows={customers}
      onOpen={({ id }) => void navigate(customerPath(id))}
    />
  );
}

const CustomerCards = ({ customers }: { customers: readonly CustomerRow[] }) => (
  <Stack as="ul" aria-label="Customers" listStyleType="none" gap="3">
    {customers.map((customer) => (
      <LinkBox as="li" key={customer.id} borderWidth="1px" rounded="l2" bg="bg.panel" padding="4">
        <Flex justify="space-between" gap="2" align="start">
          <LinkOverlay asChild fontWeight="semibold" overflowWrap="anywhere">
            <RouterLink to={customerPath(customer.id)}>{customer.name}</RouterLink>
          </LinkOverlay>
          <HStack flexShrink="0">
            <CustomerBadges {...customer} />
          </HStack>
        </Flex>
        <Text color="fg.muted" textStyle="sm" marginTop="1" overflowWrap="anywhere">
          {[customer.email, customer.phone].filter(Boolean).join(' · ')}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {customer.orderCount} {plural(customer.orderCount, 'order')}
          {customer.orderCount > 0 && ` · ${rupees(customer.orderTotal)}`}
        </Text>
      </LinkBox>
    ))}
  </Stack>
);
