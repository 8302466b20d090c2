import { Box, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import { graphql } from '../../generated/gql.ts';
import type { CustomerOrdersQuery } from '../../generated/graphql.ts';
import { formatTime, rupees } from '../../lib/format.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { List } from '../../ui/lists/List.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { shortId } from './orderStatus.ts';
import { StatusBadge } from './StatusBadge.tsx';

const CUSTOMER_ORDERS = graphql(`
  query CustomerOrders($id: ID!, $after: String) {
    desk {
      customer(id: $id) {
        id
        orders(first: 10, after: $after) {
          nodes {
            id
            status
            amount
            refundedAmount
            units
            date
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`);

/** The orders of a customer, newest first. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const list = useDeskList(CUSTOMER_ORDERS, { id: customerId }, (desk) => desk.customer?.orders, {
    position: 'ordersAfter',
  });
  return (
    <TitledCard title="Orders">
      <List list={list} failure="The orders could not be read." empty={<Text color="fg.muted">None.</Text>}>
        {(orders) => (
          <Stack as="ul" aria-label="Orders" listStyleType="none" gap="0">
            {orders.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </Stack>
        )}
      </List>
    </TitledCard>
  );
}

type CustomerOrder = NonNullable<
  NonNullable<CustomerOrdersQuery['desk']>['customer']
>['orders']['nodes'][number];

const OrderItem = ({
  order: { id, status, amount, refundedAmount, units, date },
}: {
  order: CustomerOrder;
}) => (
  <LinkBox as="li" paddingBlock="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
    <Flex justify="space-between" gap="2">
      <LinkOverlay asChild>
        <RouterLink to={`/orders/${id}`}>
          <Box as="span" fontFamily="mono">
            {shortId(id)}
          </Box>
        </RouterLink>
      </LinkOverlay>
      <Text>{rupees(amount)}</Text>
    </Flex>
    <Flex justify="space-between" gap="2" align="center" marginTop="1">
      <Text color="fg.muted" textStyle="sm">
        {units} {plural(units, 'unit')} · {formatTime(date)}
        {refundedAmount > 0 && ` · ${rupees(refundedAmount)} refunded`}
      </Text>
      <StatusBadge status={status} />
    </Flex>
  </LinkBox>
);
