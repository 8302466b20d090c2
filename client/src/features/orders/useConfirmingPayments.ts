import { graphql } from '../../generated/gql.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useFailedPayment } from './useFailedPayment.ts';
import { usePollingWhile } from './usePollingWhile.ts';

export const CONFIRMING_PAYMENTS = graphql(`
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
        count
        ...Cart_cart
      }
    }
  }
`);

interface ConfirmingPaymentsOptions {
  /** A payment may be confirmed that the server has not heard of yet: polls also without confirming payments. */
  poll: boolean;
}

/**
 * Notices of the shopper's payments that are being confirmed, polled while there are any, or of the one that has failed.
 * The query includes the cart, which is emptied when a payment becomes an order.
 */
export function useConfirmingPayments({ poll }: ConfirmingPaymentsOptions) {
  const query = useQuery(CONFIRMING_PAYMENTS, { fetchPolicy: 'cache-and-network' });
  const confirming = query.data?.me?.paymentNotices.filter(({ state }) => state === 'confirming') ?? [];
  usePollingWhile(poll || confirming.length > 0, query);
  const failed = useFailedPayment(confirming);
  return failed ? [failed] : confirming;
}
