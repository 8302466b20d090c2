import { Flex, HStack, Link, LinkOverlay, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import type { CustomerListQuery } from '../../generated/graphql.ts';
import { formatDate, rupees } from '../../lib/format.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { TimeCell } from '../../ui/lists/TimeCell.tsx';
import { CustomerBadges } from './CustomerBadges.tsx';

type CustomerRow = NonNullable<CustomerListQuery['desk']>['customers']['nodes'][number];

const customerPath = ({ id }: CustomerRow): string => `/customers/${id}`;

const columns: DataColumn<CustomerRow>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => (
      <HStack wrap="wrap">
        <Link asChild>
          <RouterLink to={customerPath(row)}>{row.name}</RouterLink>
        </Link>
        <CustomerBadges {...row} />
      </HStack>
    ),
  },
  { id: 'email', header: 'E-mail', cell: (row) => row.email },
  { id: 'phone', header: 'Phone', cell: (row) => row.phone ?? '' },
  { id: 'orders', header: 'Orders', isNumeric: true, cell: (row) => row.orderCount },
  {
    id: 'total',
    header: 'Spent',
    isNumeric: true,
    cell: (row) => (row.orderCount > 0 ? rupees(row.orderTotal) : ''),
  },
  {
    id: 'joined',
    header: 'Joined',
    cell: (row) => <Text whiteSpace="nowrap">{formatDate(row.joined)}</Text>,
  },
  { id: 'lastSeen', header: 'Last seen', cell: (row) => <TimeCell time={row.lastSeen} /> },
];

/** A list of customers. */
export function CustomersTable({ customers }: { customers: readonly CustomerRow[] }) {
  const navigate = useNavigate();
  return (
    <DataTable
      name="Customers"
      columns={columns}
      rows={customers}
      onOpen={(customer) => void navigate(customerPath(customer))}
      card={(customer) => <CustomerCard customer={customer} />}
    />
  );
}

const CustomerCard = ({ customer }: { customer: CustomerRow }) => (
  <>
    <Flex justify="space-between" gap="2" align="start">
      <LinkOverlay asChild fontWeight="semibold" overflowWrap="anywhere">
        <RouterLink to={customerPath(customer)}>{customer.name}</RouterLink>
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
  </>
);
