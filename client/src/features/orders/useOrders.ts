import { graphql } from '../../generated/gql.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { isUnfinished } from './orderStatus.ts';
import { useFailedPayment } from './useFailedPayment.ts';
import { usePollingWhile } from './usePollingWhile.ts';
import { useRefetchOnReturn } from './useRefetchOnReturn.ts';

export const ORDERS = graphql(`
  query Orders {
    me {
      id
      orders {
        id
        status
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
 * The shopper's orders and payment notices, newest first, with a notice of a payment that fails meanwhile; `orders` is null while loading. Cached data is shown and read
 * again, and polled while a payment is being confirmed; also when the shopper comes back to the tab and an order is not finished.
 * The query includes the cart, which is emptied when a payment becomes an order.
 */
export function useOrders() {
  const query = useQuery(ORDERS, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const notices = data?.me?.paymentNotices ?? [];
  const confirming = notices.filter(({ state }) => state === 'confirming');
  usePollingWhile(confirming.length > 0, query);
  useRefetchOnReturn(data?.me?.orders.some(({ status }) => isUnfinished(status)) ?? false, refetch);
  const failed = useFailedPayment(confirming);
  return {
    orders: data?.me?.orders ?? null,
    notices: failed ? [failed, ...notices] : notices,
    error,
    retry: () => void refetch(),
  };
}
