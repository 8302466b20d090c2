import { Badge, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { isoDay, rupees } from '../../lib/format.ts';
import { OrderProductsDialog } from './OrderProductsDialog.tsx';
import { texts } from './texts.ts';

export const ORDERS_TABLE_ORDER = graphql(`
  fragment OrdersTable_order on Order {
    id
    paymentId
    name
    phoneNumber
    address
    pincode
    amount
    email
    userId
    status
    date
    products {
      id
      productId
      productTitle
      image {
        url
        srcSet
      }
      option
      quantity
      price
      subTotal
    }
  }
`);

type Order = OrdersTable_OrderFragment;

interface Column {
  title: string;
  cell: (order: Order) => ReactNode;
  /** Least width in the table; for texts that may break. */
  minW?: string;
}

/** The columns, spelled as the shop always has. */
const COLUMNS: Column[] = [
  { title: 'Order Id', cell: ({ id }) => id, minW: '28' },
  { title: 'Paymant Id', cell: ({ paymentId }) => paymentId, minW: '28' },
  { title: 'Products', cell: (order) => <OrderProductsDialog order={order} /> },
  { title: 'Name', cell: ({ name }) => name, minW: '24' },
  { title: 'Phone Number', cell: ({ phoneNumber }) => phoneNumber },
  { title: 'Address', cell: ({ address }) => address, minW: '44' },
  { title: 'Pincode', cell: ({ pincode }) => pincode },
  { title: 'Total Amount', cell: ({ amount }) => rupees(amount) },
  { title: 'Email', cell: ({ email }) => email, minW: '36' },
  { title: 'User Id', cell: ({ userId }) => userId, minW: '28' },
  {
    title: 'Order Status',
    cell: ({ status }) => <Badge colorPalette={status === 'pending' ? 'red' : 'green'}>{status}</Badge>,
  },
  { title: 'Date', cell: ({ date }) => isoDay(date) },
];

/** The shopper's orders, as a table; as cards on windows under 992 px. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <Table.ScrollArea
      borderWidth={{ base: '0', lg: '1px' }}
      borderRadius="l2"
      tabIndex={0}
      aria-label={texts.heading}
    >
      <Table.Root size="sm" aria-label={texts.heading}>
        <Table.Header hideBelow="lg">
          <Table.Row bg="bg.subtle">
            {COLUMNS.map(({ title }) => (
              <Table.ColumnHeader key={title} whiteSpace="nowrap">
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function OrderRow({ order }: { order: Order }) {
  return (
    <Table.Row
      display={{ base: 'block', lg: 'table-row' }}
      borderWidth={{ base: '1px', lg: '0' }}
      borderRadius={{ base: 'l2', lg: '0' }}
      mb={{ base: '4', lg: '0' }}
      p={{ base: '2', lg: '0' }}
    >
      {COLUMNS.map(({ title, cell, minW }) => (
        <Table.Cell
          key={title}
          display={{ base: 'grid', lg: 'table-cell' }}
          gridTemplateColumns="8rem minmax(0, 1fr)"
          alignItems="center"
          borderBottomWidth={{ base: '0', lg: '1px' }}
          minW={{ lg: minW }}
          whiteSpace={{ base: 'normal', lg: minW ? 'normal' : 'nowrap' }}
          overflowWrap="anywhere"
        >
          <Text as="span" hideFrom="lg" color="fg.muted">
            {title}
          </Text>
          <span>{cell(order)}</span>
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
