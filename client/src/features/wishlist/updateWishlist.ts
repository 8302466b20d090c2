import type { ApolloCache, Reference } from '@apollo/client';

/** Changes a shopper's My List in the cache. `change` receives and returns the ids of its entries, the newest first. */
export function updateWishlist(
  cache: ApolloCache,
  userId: string,
  change: (ids: readonly string[]) => readonly string[],
): void {
  cache.modify<{ wishlist: Reference[] }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: {
      wishlist: (entries, { readField, toReference }) => {
        const ids = entries.map((entry) => readField<string>('id', entry as Reference) ?? '');
        return change(ids).flatMap((id) => toReference({ __typename: 'WishlistItem', id }) ?? []);
      },
    },
  });
}
