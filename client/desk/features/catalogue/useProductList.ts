import { useQuery } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { DeskProductFilter, DeskProductSort } from '../../generated/graphql.ts';
import { showError } from '../../ui/toaster.tsx';

const PRODUCT_LIST = graphql(`
  query DeskProductList($filter: DeskProductFilter, $sort: DeskProductSort, $after: String) {
    desk {
      products(filter: $filter, sort: $sort, first: 50, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          ...ProductRow_product @unmask
        }
      }
    }
  }
`);

/** The products of a filter, page by page. */
export function useProductList(query: { filter: DeskProductFilter; sort: DeskProductSort | null }) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(PRODUCT_LIST, {
    variables: { ...query, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? previousData)?.desk?.products;
  const after = list?.pageInfo.hasNextPage && !loading ? list.pageInfo.endCursor : null;
  // The grid asks again before it is rendered with `loading`. Of two requests at once Apollo would show neither.
  const isLoadingMore = useRef(false);
  const loadMore = useCallback(() => {
    if (after === null || isLoadingMore.current) return;
    isLoadingMore.current = true;
    void fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { desk } }) => {
        if (!desk || !before.desk) return before;
        const loadedIds = new Set(before.desk.products.nodes.map(({ id }) => id));
        const nodes = [
          ...before.desk.products.nodes,
          ...desk.products.nodes.filter(({ id }) => !loadedIds.has(id)),
        ];
        return { ...before, desk: { ...before.desk, products: { ...desk.products, nodes } } };
      },
    })
      .catch(() => showError('More products cannot be read at the moment. Scroll to try again.'))
      .finally(() => {
        isLoadingMore.current = false;
      });
  }, [after, fetchMore]);
  return { list, error, loading, refetch, loadMore };
}
