import { Badge, chakra, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { formatPrice, isoDay } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { CardTable, type Column } from '../../ui/CardTable.tsx';
import { CopyableId } from './CopyableId.tsx';
import { DocumentButton } from './DocumentButton.tsx';
import { OrderProductsDialog } from './OrderProductsDialog.tsx';
import { statusText } from './orderStatus.ts';

export const ORDERS_TABLE_ORDER = graphql(`
  fragment OrdersTable_order on Order {
    id
    paymentId
    name
    phoneNumber
    address
    pincode
    city
    state
    amount
    discounts {
      name
      amount
    }
    refunded
    email
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
      refundedUnits
      price
      weight
      weighed
    }
    invoice {
      number
      pdfPath
    }
  }
`);

type Order = OrdersTable_OrderFragment;

/** An id that the shopper may need to quote. */
const idColumn = (title: string, idOf: (order: Order) => string): Column<Order> => ({
  title,
  cell: (order) => <CopyableId name={title}>{idOf(order)}</CopyableId>,
  minW: '6.5rem',
});

/** The address may wrap before @ . + _; on cards (below 1280 px) also inside words. */
const renderEmail = (email: string) => (
  <chakra.span overflowWrap={{ xl: 'normal' }}>
    {email.split(/(?=[@.+_])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
      <Fragment key={index}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </chakra.span>
);

const renderAmount = ({ amount, refunded }: Order) => (
  <>
    {formatPrice(amount)}
    {refunded > 0 && <Text color="fg.muted">{formatPrice(refunded)} refunded</Text>}
  </>
);

const COLUMNS: Column<Order>[] = [
  idColumn('Order Id', ({ id }) => id),
  // The specified spelling.
  idColumn('Paymant Id', ({ paymentId }) => paymentId),
  {
    title: 'Products',
    cell: (order) => (
      <>
        <OrderProductsDialog order={order} />
        {order.invoice && <DocumentButton label="Invoice" document={order.invoice} />}
      </>
    ),
    minW: '5rem',
    screenOnly: true,
  },
  { title: 'Name', cell: ({ name }) => name, minW: '4.5rem' },
  { title: 'Phone Number', cell: ({ phoneNumber }) => phoneNumber },
  { title: 'Address', cell: ({ address }) => address, minW: '9rem' },
  { title: 'Pincode', cell: ({ pincode }) => pincode },
  { title: 'Total Amount', cell: renderAmount },
  { title: 'Email', cell: ({ email }) => renderEmail(email), minW: '6.5rem' },
  {
    title: 'User Id',
    cell: () => <OwnUserId />,
    minW: '5rem',
  },
  {
    title: 'Order Status',
    cell: ({ status }) => (
      <Badge colorPalette={status === 'pending' ? 'red' : 'green'}>{statusText(status)}</Badge>
    ),
  },
  { title: 'Date', cell: ({ date }) => isoDay(date) },
];

/** Of each order that a shopper sees. In the query it would cost a field of each order. */
function OwnUserId() {
  const session = useSession();
  return <chakra.span overflowWrap="anywhere">{session?.user.userId}</chakra.span>;
}

/** The shopper's orders as a table; as cards in windows below 1280 px. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  return <CardTable from="xl" label="Orders" columns={COLUMNS} rows={orders} rowKey={({ id }) => id} dense />;
}
