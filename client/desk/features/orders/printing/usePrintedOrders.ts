import { useQuery } from '@apollo/client/react';
import type { PrintedOrdersQuery } from '../../../generated/graphql.ts';
import { PRINTED_ORDERS } from './documents.ts';
import { toOrderIds } from './orderIds.ts';

/** An order as it is printed. */
export type OrderSheet = NonNullable<PrintedOrdersQuery['desk']>['ordersById'][number];

/** An invoice or a credit note. */
export type TaxDocument = OrderSheet['creditNotes'][number];

/** The orders to print, in this order; undefined while they are read. @param ids separated by commas */
export function usePrintedOrders(ids: string) {
  const { data, error, refetch } = useQuery(PRINTED_ORDERS, {
    variables: { ids: toOrderIds(ids) },
    fetchPolicy: 'network-only',
  });
  return { orders: data?.desk?.ordersById, error, refetch };
}
