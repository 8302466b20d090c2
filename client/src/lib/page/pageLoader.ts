import type { ApolloClient } from '@apollo/client';

/** The arguments of a page's loader. */
export interface PageLoaderArgs {
  client: Pick<ApolloClient, 'query'>;
  /** Parameters of the route's path. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
  isSignedIn: boolean;
}

/** Reads the data of a page into Apollo Client's cache. Rejects when a query fails. */
export type PageLoader = (args: PageLoaderArgs) => Promise<unknown>;
