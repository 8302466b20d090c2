import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../generated/gql.ts';
import { CONFIRMING_READ_EVERY } from '../../lib/constants.ts';

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
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ORDERS, {
    fetchPolicy: 'cache-and-network',
  });
  const isConfirming = data?.me?.paymentNotices.some(({ state }) => state === 'confirming') ?? false;
  useEffect(() => {
    if (!isConfirming) return;
    startPolling(CONFIRMING_READ_EVERY);
    return stopPolling;
  }, [isConfirming, startPolling, stopPolling]);
  return {
    orders: data?.me?.orders ?? null,
    notices: data?.me?.paymentNotices ?? [],
    error,
    retry: () => void refetch(),
  };
}
