import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { DeskOrderFilter, DeskOrderSort } from '../../../generated/graphql.ts';
import { useExport } from '../../../ui/lists/useExport.ts';
import { EXPORT_ORDERS } from '../documents.ts';

/** Exports a list of orders. */
export function useExportOrders(filter: DeskOrderFilter, sort: DeskOrderSort) {
  const { mutate } = useResultMutation(EXPORT_ORDERS);
  return useExport('orders', (after) => mutate({ variables: { filter, sort, after } }));
}
