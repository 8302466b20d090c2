import { type DocumentNode, NetworkStatus, type OperationVariables } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { createContext, use } from 'react';

/** Returns the data that a loader has read for a query, or undefined. */
export type FindLoadedData = (query: DocumentNode, variables: OperationVariables | undefined) => unknown;

/** Set while a page is rendered on the server. */
export const LoadedData = createContext<FindLoadedData | null>(null);

function useLoadedQuery(
  query: DocumentNode,
  options: { skip?: boolean; variables?: OperationVariables } = {},
): unknown {
  const findLoadedData = use(LoadedData);
  const data = options.skip ? undefined : findLoadedData?.(query, options.variables);
  // The context never changes: the server renders once, and in the browser it is always null.
  // biome-ignore lint/correctness/useHookAtTopLevel: a component always takes the same branch
  if (data === undefined) return useApolloQuery(query, options);
  return { data, dataState: 'complete', loading: false, networkStatus: NetworkStatus.ready };
}

/**
 * Apollo Client's `useQuery`. On the server it returns the data of the page's loaders directly; reading them from the cache
 * takes up to half of a page's render time.
 */
export const useQuery = useLoadedQuery as typeof useApolloQuery;
