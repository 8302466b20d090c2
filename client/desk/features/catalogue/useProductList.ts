import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { tooManyMessage } from '../../../src/lib/tooManyMessage.ts';
import { graphql } from '../../generated/gql.ts';
import type { DeskProductFilter, DeskProductSort } from '../../generated/graphql.ts';
import { showError } from '../../ui/messages/toaster.tsx';
import type { ProductRow } from './deskProduct.ts';

const PRODUCT_LIST = graphql(`
  query DeskProductList($filter: DeskProductFilter, $sort: DeskProductSort, $first: Int = 30, $after: String) {
    desk {
      products(filter: $filter, sort: $sort, first: $first, after: $after) {
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

/** The server's limit. */
const MAX_PAGE = 100;

/** The products of a filter, page by page. @param query another object is another list */
export function useProductList(query: { filter: DeskProductFilter; sort: DeskProductSort | null }) {
  const { data, previousData, error, loading, refetch, client } = useQuery(PRODUCT_LIST, {
    variables: { ...query, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shownQuery = useRef(query);
  useEffect(() => {
    shownQuery.current = query;
  }, [query]);
  /** The page that is being read, of one of the lists. */
  const request = useRef<{ query: object; page: Promise<boolean> } | null>(null);

  /** Adds a page to the list. @returns whether it could be read */
  const addPage = useCallback(
    async (variables: { after: string | null; first?: number }): Promise<boolean> => {
      try {
        const page = await client
          .query({
            query: PRODUCT_LIST,
            variables: { ...query, ...variables },
            fetchPolicy: 'no-cache',
          })
          .finally(() => {
            if (request.current?.query === query) request.current = null;
          });
        const desk = page.data?.desk;
        client.cache.updateQuery({ query: PRODUCT_LIST, variables: { ...query, after: null } }, (before) => {
          if (!desk || !before?.desk) return before;
          const loadedIds = new Set(before.desk.products.nodes.map(({ id }) => id));
          const nodes = [
            ...before.desk.products.nodes,
            ...desk.products.nodes.filter(({ id }) => !loadedIds.has(id)),
          ];
          return { ...before, desk: { ...before.desk, products: { ...desk.products, nodes } } };
        });
        return desk !== null;
      } catch (error) {
        showError(tooManyMessage(error) ?? 'More products cannot be read at the moment.');
        return false;
      }
    },
    [client, query],
  );

  /** The loaded products as they are now; what is rendered may be older. */
  const readList = useCallback(
    () => client.readQuery({ query: PRODUCT_LIST, variables: { ...query, after: null } })?.desk?.products,
    [client, query],
  );

  const loadMore = useCallback(() => {
    // The first page may replace what is added meanwhile.
    if (loading || request.current?.query === query) return;
    const pageInfo = readList()?.pageInfo;
    if (pageInfo?.hasNextPage) request.current = { query, page: addPage({ after: pageInfo.endCursor }) };
  }, [query, addPage, readList, loading]);

  /** @returns the first products, `count` if there are as many; null if they cannot be read, or another list is shown by then */
  const loadUpTo = useCallback(
    async (count: number): Promise<readonly ProductRow[] | null> => {
      for (;;) {
        const list = readList();
        if (!list || shownQuery.current !== query) return null;
        const missing = count - list.nodes.length;
        if (missing <= 0 || !list.pageInfo.hasNextPage) return list.nodes;
        if (request.current?.query !== query) {
          const first = Math.min(missing, MAX_PAGE);
          request.current = { query, page: addPage({ after: list.pageInfo.endCursor, first }) };
        }
        if (!(await request.current.page)) return null;
      }
    },
    [query, addPage, readList],
  );

  return {
    /** Those of another search while these cannot be read: the grid has changes that are not saved. */
    list: (data ?? previousData)?.desk?.products,
    isCurrent: Boolean(data),
    error,
    loading,
    refetch,
    loadMore,
    loadUpTo,
  };
}
