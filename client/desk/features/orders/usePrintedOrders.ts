import { useQuery } from '@apollo/client/react';
import type { PrintedOrdersQuery } from '../../generated/graphql.ts';
import { PRINTED_ORDERS } from './documents.ts';

/** An order as it is printed. */
export type OrderSheet = NonNullable<PrintedOrdersQuery['desk']>['ordersById'][number];

/** At most as many as can be selected in the list. */
const MAX_ORDERS = 100;

/** The orders to print, in this order; undefined while they are read. @param ids separated by commas */
export function usePrintedOrders(ids: string) {
  const { data, error, refetch } = useQuery(PRINTED_ORDERS, {
    variables: { ids: ids.split(',').filter(Boolean).slice(0, MAX_ORDERS) },
    fetchPolicy: 'network-only',
  });
  return { orders: data?.desk?.ordersById, error, refetch: () => void refetch() };
}
