import { ApolloClient, type ApolloLink, type FieldPolicy, InMemoryCache } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { createShopLink } from '../lib/shopLink.ts';
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
      // One object without an id.
      ShopInfo: { merge: true },
      // Without an id, too: each variant has its own, of which pages select different fields.
      UnitPrice: { merge: true },
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
          variants: replace,
          priceRange: replace,
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

/** Sends operations with their name and the session's token. */
export const createBrowserLink = (): ApolloLink => createShopLink(createSessionLink());

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
