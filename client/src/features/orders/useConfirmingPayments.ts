import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';

const CONFIRMING_PAYMENTS = graphql(`
  query ConfirmingPayments {
    me {
      id
      paymentNotices {
        id
        state
        ...PaymentNotices_notice @unmask
      }
    }
  }
`);

/** The shopper's payments that may become orders by themselves, as far as is known when the page opens. */
export function useConfirmingPayments() {
  const { data } = useQuery(CONFIRMING_PAYMENTS, { fetchPolicy: 'cache-and-network' });
  return data?.me?.paymentNotices.filter(({ state }) => state === 'confirming') ?? [];
}
