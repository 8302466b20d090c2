import type { ApolloClient } from '@apollo/client';

/** A page that somebody seems about to open. */
export interface PrefetchedPage {
  client: Pick<ApolloClient, 'query'>;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** ISO2 code of the country that the shop is shown for; null for all. */
  location: string | null;
}
