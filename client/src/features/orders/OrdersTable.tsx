import { Badge, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { isoDay, rupees } from '../../lib/format.ts';
import { CardTable, type Column } from '../../ui/CardTable.tsx';
import { LongId } from '../../ui/LongId.tsx';
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

const names = texts.columns;

/** Cut in the table, where all of them end at the same place, whole on cards. */
const idColumn = (title: string, idOf: (order: Order) => string): Column<Order> => ({
  title,
  align: 'end',
  cell: (order) => (
    <LongId from="xl" maxW="5.5rem">
      {idOf(order)}
    </LongId>
  ),
});

/** Breaks before the @ and other signs, within a word only on cards. */
const emailOf = (email: string) => (
  <chakra.span overflowWrap={{ xl: 'normal' }}>
    {email.split(/(?=[@.+_])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else to be known by
      <Fragment key={index}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </chakra.span>
);

const COLUMNS: Column<Order>[] = [
  idColumn(names.id, ({ id }) => id),
  idColumn(names.paymentId, ({ paymentId }) => paymentId),
  { title: names.products, cell: (order) => <OrderProductsDialog order={order} />, minW: '5rem' },
  { title: names.name, cell: ({ name }) => name, minW: '4.5rem' },
  { title: names.phoneNumber, cell: ({ phoneNumber }) => phoneNumber },
  { title: names.address, cell: ({ address }) => address, minW: '9rem' },
  { title: names.pincode, cell: ({ pincode }) => pincode },
  { title: names.amount, cell: ({ amount }) => rupees(amount) },
  { title: names.email, cell: ({ email }) => emailOf(email), minW: '6.5rem' },
  idColumn(names.userId, ({ userId }) => userId),
  {
    title: names.status,
    cell: ({ status }) => <Badge colorPalette={status === 'pending' ? 'red' : 'green'}>{status}</Badge>,
  },
  { title: names.date, cell: ({ date }) => isoDay(date) },
];

/** The shopper's orders, as a table; as cards on windows under 1280 px. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <CardTable
      from="xl"
      label={texts.heading}
      columns={COLUMNS}
      rows={orders}
      rowKey={({ id }) => id}
      dense
    />
  );
}
