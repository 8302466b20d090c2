import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { usePollingWhile } from './usePollingWhile.ts';

const CONFIRMING_PAYMENTS = graphql(`
  query ConfirmingPayments {
    me {
      id
      paymentNotices {
        id
        state
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
 * The shopper's payments that may become orders by themselves, read again while there are any. The cart comes along: a
 * payment that becomes an order empties it.
 */
export function useConfirmingPayments() {
  const query = useQuery(CONFIRMING_PAYMENTS, { fetchPolicy: 'cache-and-network' });
  const confirming = query.data?.me?.paymentNotices.filter(({ state }) => state === 'confirming') ?? [];
  usePollingWhile(confirming.length > 0, query);
  return confirming;
}
