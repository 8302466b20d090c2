import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { usePollingWhile } from './usePollingWhile.ts';

const ORDERS = graphql(`
  query Orders {
    me {
      id
      orders {
        id
        ...OrdersTable_order @unmask
      }
      paymentNotices {
        id
        ...PaymentNotices_notice @unmask
      }
      cart {
        id
        ...Cart_cart
      }
    }
  }
`);

/**
 * The shopper's orders and what there is to know of payments without one, newest first; null until they have come. Known ones
 * show at once and are read anew, and again while a payment is being confirmed. The cart comes along: a payment that
 * becomes an order empties it.
 */
export function useOrders() {
  const query = useQuery(ORDERS, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  usePollingWhile(data?.me?.paymentNotices.some(({ state }) => state === 'confirming') ?? false, query);
  return {
    orders: data?.me?.orders ?? null,
    notices: data?.me?.paymentNotices ?? [],
    error,
    retry: () => void refetch(),
  };
}
