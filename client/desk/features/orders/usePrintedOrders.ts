import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ORDER } from './documents.ts';
import type { Order } from './useOrder.ts';

/** At most as many as can be selected in the list. */
const MAX_ORDERS = 100;

/** The orders to print, in this order; null while they are read. @param ids separated by commas */
export function usePrintedOrders(ids: string) {
  const client = useApolloClient();
  const [orders, setOrders] = useState<Order[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = (id: string) =>
      client.query({ query: ORDER, variables: { id }, fetchPolicy: 'network-only' });
    Promise.all(ids.split(',').filter(Boolean).slice(0, MAX_ORDERS).map(read)).then(
      (results) => {
        if (isCurrent) setOrders(results.flatMap(({ data }) => data?.desk?.order ?? []));
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, ids]);
  return { orders, hasFailed };
}
