import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import type { HeartProduct } from './WishlistHeart.tsx';

const ADD = graphql(`
  mutation AddToWishlist($productId: ID!) {
    addToWishlist(productId: $productId) {
      __typename
      ... on WishlistChanged {
        item {
          ...WishlistEntry_item @unmask
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

const REMOVE = graphql(`
  mutation RemoveFromWishlist($id: ID!) {
    removeFromWishlist(id: $id) {
      __typename
      ... on Problem {
        message
      }
    }
  }
`);

/** Puts a product on the shopper's list, at once on the screen. */
export async function add(client: ApolloClient, userId: string, product: HeartProduct) {
  const [image] = product.images;
  const { data } = await client.mutate({
    mutation: ADD,
    variables: { productId: product.id },
    optimisticResponse: image && {
      addToWishlist: {
        __typename: 'WishlistChanged',
        item: {
          __typename: 'WishlistItem',
          id: `new ${product.id}`,
          productId: product.id,
          productTitle: product.name,
          image,
          rating: product.rating,
          price: product.price,
        },
      },
    },
    update(cache, { data: answer }) {
      const added = answer?.addToWishlist;
      if (added?.__typename !== 'WishlistChanged' || !added.item) return;
      const entry = added.item;
      cache.modify<{ wishlist: { __ref: string }[] }>({
        id: cache.identify({ __typename: 'User', id: userId }),
        fields: {
          wishlist(entries, { toReference, readField }) {
            const known = entries as { __ref: string }[];
            const reference = toReference({ __typename: 'WishlistItem', id: entry.id });
            const isThere = known.some((other) => readField('id', other) === entry.id);
            return isThere || !reference ? known : [reference, ...known];
          },
        },
      });
    },
  });
  return data?.addToWishlist;
}

/** Takes an entry off the shopper's list, at once on the screen. */
export async function remove(client: ApolloClient, userId: string, id: string) {
  const { data } = await client.mutate({
    mutation: REMOVE,
    variables: { id },
    optimisticResponse: { removeFromWishlist: { __typename: 'WishlistChanged' } },
    update(cache, { data: answer }) {
      if (answer?.removeFromWishlist.__typename !== 'WishlistChanged') return;
      cache.modify<{ wishlist: { __ref: string }[] }>({
        id: cache.identify({ __typename: 'User', id: userId }),
        fields: {
          wishlist: (entries, { readField }) =>
            (entries as { __ref: string }[]).filter((entry) => readField('id', entry) !== id),
        },
      });
    },
  });
  return data?.removeFromWishlist;
}
