import { useQuery } from '@apollo/client/react';
import { Box, Button, Card, Center, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import { graphql } from '../../generated/gql.ts';
import type { CustomerOrdersQuery } from '../../generated/graphql.ts';
import { formatTime, rupees } from '../../lib/format.ts';
import { appendCustomerPage } from '../../ui/lists/appendPage.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
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
  const { data, error, refetch, fetchMore, loading } = useQuery(CUSTOMER_ORDERS, {
    variables: { id: customerId, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const orders = data?.desk?.customer?.orders;
  const loadMore = () =>
    fetchMore({
      variables: { after: orders?.pageInfo.endCursor },
      updateQuery: (previous, { fetchMoreResult }) => appendCustomerPage(previous, fetchMoreResult, 'orders'),
    });
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Orders</Card.Title>
      </Card.Header>
      <Card.Body>
        {!orders &&
          (error ? (
            <FailedState
              message="The orders could not be read."
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <LoadingState label="Loading the orders" />
          ))}
        {orders?.nodes.length === 0 && <Text color="fg.muted">None.</Text>}
        {orders && orders.nodes.length > 0 && (
          <Stack as="ul" aria-label="Orders" listStyleType="none" gap="0">
            {orders.nodes.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </Stack>
        )}
        {orders?.pageInfo.hasNextPage && (
          <Center marginTop="4">
            <Button variant="outline" loading={loading} onClick={() => void loadMore()}>
              Show older
            </Button>
          </Center>
        )}
      </Card.Body>
    </Card.Root>
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
