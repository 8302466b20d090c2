import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useState } from 'react';
import { type Notice, useNotice } from '../../components/Notice.tsx';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from './texts.ts';
import type { HeartProduct } from './WishlistHeart.tsx';
import { WishlistEntries } from './WishlistProvider.tsx';

/** The id of the entry on My List that holds a product; null when it is not on it, and for a visitor. */
export const useWishlistEntry = (productId: string): string | null =>
  useContext(WishlistEntries).get(productId) ?? null;

const ADD = graphql(`
  mutation AddToWishlist($productId: ID!) {
    addToWishlist(productId: $productId) {
      __typename
      ... on WishlistChanged {
        item {
          __typename
          id
          productId
          productTitle
          image {
            __typename
            url
            srcSet
          }
          rating
          price
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
async function add(client: ApolloClient, userId: string, product: HeartProduct) {
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
async function remove(client: ApolloClient, userId: string, id: string) {
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

/** What the server answers to a change of the list. */
type Answer = { __typename: 'WishlistChanged' } | { __typename: string; message: string } | undefined;

/** Changes My List; a change is taken back with an alert when it is refused. `busy` while one is under way. */
export function useWishlistChange() {
  const client = useApolloClient();
  const session = useSession();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);

  async function change(send: (userId: string) => Promise<Answer>, done: Notice): Promise<void> {
    if (!session) return notify({ msg: texts.loginFirst, error: true });
    setBusy(true);
    try {
      const answer = await send(session.user.userId);
      if (answer && 'message' in answer) notify({ msg: answer.message, error: true });
      else if (answer) notify(done);
    } catch {
      notify({ msg: texts.failed, error: true });
    } finally {
      setBusy(false);
    }
  }

  return {
    addToWishlist: (product: HeartProduct) =>
      change((userId) => add(client, userId, product), { msg: texts.added }),
    removeFromWishlist: (id: string) =>
      change((userId) => remove(client, userId, id), { msg: texts.removed }),
    busy,
  };
}
