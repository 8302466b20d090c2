import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';

const ORDERS = graphql(`
  query Orders {
    me {
      id
      orders {
        id
        ...OrdersTable_order @unmask
      }
    }
  }
`);

/** The shopper's orders, newest first; null until they have come. Known ones show at once and are read anew. */
export function useOrders() {
  const { data, error, refetch } = useQuery(ORDERS, { fetchPolicy: 'cache-and-network' });
  return { orders: data?.me?.orders ?? null, error, retry: () => void refetch() };
}
