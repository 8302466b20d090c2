import { useSearchParams } from 'react-router-dom';
import type { DeskOrderSort, OrderListQuery } from '../../../generated/graphql.ts';
import { useDeskList } from '../../../lib/lists/useDeskList.ts';
import { useUtcOffset } from '../../../lib/shopTime.ts';
import { ORDER_LIST } from '../documents.ts';
import { type OrderFilters, readFilters, readSort, toFilter, writeFilters } from './orderFilters.ts';

export type OrderRow = NonNullable<OrderListQuery['desk']>['orders']['nodes'][number];

/** New orders appear within this time. */
const POLL_MS = 10_000;

/** The page of orders that the URL describes, read again while it is open, and functions that change the URL. */
export function useOrderList() {
  const [params, setParams] = useSearchParams();
  const utcOffset = useUtcOffset();
  const [filters, sort] = [readFilters(params), readSort(params)];
  /** What the server takes. */
  const variables = { filter: toFilter(filters, utcOffset), sort };
  const list = useDeskList(ORDER_LIST, variables, (desk) => desk.orders, { pollInterval: POLL_MS });
  return {
    list,
    filters,
    sort,
    variables,
    setFilters: (next: OrderFilters, replace = false) => setParams(writeFilters(next, sort), { replace }),
    setSort: (next: DeskOrderSort) => setParams(writeFilters(filters, next)),
  };
}
