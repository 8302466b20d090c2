import { ApolloClient, ApolloLink, type FieldPolicy, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { createSessionLink } from './sessionLink.ts';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** A cache with one entry per id, so that header, cart and product pages show the same data. */
export function createCache({ resultCaching = true } = {}): InMemoryCache {
  const replace = { merge: false } as const;
  return new InMemoryCache({
    possibleTypes,
    resultCaching,
    typePolicies: {
      // Different selections of the same picture are merged.
      Image: { keyFields: ['url'] },
      User: {
        fields: {
          wishlist: replace,
          orders: replace,
          paymentNotices: replace,
          images: replace,
          sessions: replace,
        },
      },
      Cart: { fields: { lines: replace } },
      Order: { fields: { products: replace } },
      Category: { fields: { children: replace, images: replace } },
      Product: {
        fields: {
          images: replace,
          reviews: {
            keyArgs: [],
            // Further pages are appended.
            merge: (existing: { nodes: unknown[] } | undefined, next: { nodes: unknown[] }, { args }) =>
              existing && args?.after ? { ...next, nodes: [...existing.nodes, ...next.nodes] } : next,
          } satisfies FieldPolicy,
        },
      },
    },
  });
}

/**
 * Names each operation in a header. Proxies tell browsing from paying by it (server/deploy/haproxy.cfg), and it protects against CSRF,
 * since HTML forms cannot send it.
 */
const operationNameLink = new SetContextLink(({ headers }, { operationName }) => ({
  headers: { ...headers, 'x-apollo-operation-name': operationName },
}));

/** Sends operations with their name and the session's token. */
export function createBrowserLink(): ApolloLink {
  return ApolloLink.from([operationNameLink, createSessionLink(), new HttpLink({ uri: '/graphql' })]);
}

/** A client over a link; `ssr` for rendering on the server. */
export function createApolloClient({
  ssr,
  link,
  cache = createCache(),
}: {
  ssr: boolean;
  link: ApolloLink;
  cache?: InMemoryCache;
}): ApolloClient {
  return new ApolloClient({ ssrMode: ssr, link, cache, dataMasking: true });
}
