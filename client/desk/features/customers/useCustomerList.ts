import { useQuery } from '@apollo/client/react';
import type { CustomerListQuery } from '../../generated/graphql.ts';
import { latestOf } from '../../ui/lists/latestOf.ts';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { CUSTOMER_LIST } from './documents.ts';

export type CustomerRow = NonNullable<CustomerListQuery['desk']>['customers']['nodes'][number];

/** Which accounts the list shows, as its address names them; empty: all. */
export type BlockedFilter = '' | 'blocked' | 'active';

const blockedBy: Record<BlockedFilter, boolean | null> = { '': null, blocked: true, active: false };

const toBlockedFilter = (text: string): BlockedFilter =>
  text === 'blocked' || text === 'active' ? text : '';

/** The page of customers that the URL describes, and functions that change the URL. */
export function useCustomerList() {
  const params = useListParams();
  const search = params.get('search');
  const show = toBlockedFilter(params.get('show'));
  const after = params.get('after');
  const result = useQuery(CUSTOMER_LIST, {
    variables: { search, blocked: blockedBy[show], after: after || null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = result;
  const list = latestOf(result)?.desk?.customers ?? null;
  return {
    search,
    show,
    list,
    isCurrent: Boolean(data),
    isFirst: after === '',
    error,
    refetch,
    setSearch: (text: string) => params.change('search', text),
    setShow: (value: BlockedFilter) => params.change('show', value),
    goToFirst: () => params.change('after', ''),
    /** Opens the next page. Going back in the browser opens the one before. */
    goToNext() {
      params.change('after', list?.pageInfo.endCursor ?? '');
      window.scrollTo({ top: 0 });
    },
  };
}
