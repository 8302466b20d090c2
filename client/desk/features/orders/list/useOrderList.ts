import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { DeskOrderSort, OrderListQuery } from '../../../generated/graphql.ts';
import { useUtcOffset } from '../../../lib/shopTime.ts';
import { latestOf } from '../../../ui/lists/latestOf.ts';
import { ORDER_LIST } from '../documents.ts';
import { type OrderFilters, readFilters, readSort, toFilter, writeFilters } from './orderFilters.ts';

export type OrderRow = NonNullable<OrderListQuery['desk']>['orders']['nodes'][number];

/** New orders appear within this time. */
const POLL_MS = 10_000;

/** The page of orders that the URL describes, read again while it is open, and functions that change the URL. */
export function useOrderList() {
  const [params, setParams] = useSearchParams();
  const utcOffset = useUtcOffset();
  const filters = readFilters(params);
  const sort = readSort(params);
  const after = params.get('after');
  const result = useQuery(ORDER_LIST, {
    variables: { filter: toFilter(filters, utcOffset), sort, after },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error, refetch } = result;
  const list = latestOf(result)?.desk?.orders ?? null;
  const change = (next: OrderFilters, nextSort: DeskOrderSort, replace = false) =>
    setParams(writeFilters(next, nextSort), { replace });
  return {
    filters,
    sort,
    /** The page is the first one. */
    isFirst: after === null,
    list,
    isCurrent: Boolean(data),
    error,
    refetch,
    setFilters: (next: OrderFilters, replace?: boolean) => change(next, sort, replace),
    setSort: (next: DeskOrderSort) => change(filters, next),
    /** Opens the first page. */
    goToFirst: () => setParams(writeFilters(filters, sort)),
    /** Opens the next page. Going back in the browser opens the one before. */
    goToNext() {
      const next = writeFilters(filters, sort);
      next.set('after', list?.pageInfo.endCursor ?? '');
      setParams(next);
      window.scrollTo({ top: 0 });
    },
  };
}
