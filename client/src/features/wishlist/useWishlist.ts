import { useMutation, useQuery } from '@apollo/client/react';
import { useNotice } from '../../components/Notice.tsx';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from './texts.ts';
import type { HeartProduct } from './WishlistHeart.tsx';

const MY_LIST = graphql(`
  query MyListIds {
    me {
      id
      wishlist {
        id
        productId
      }
    }
  }
`);

/** The id of the entry on My List that holds a product; null when it is not on it, and for a visitor. */
export function useWishlistEntry(productId: string): string | null {
  const session = useSession();
  // The viewer query of the header brings the list; this only looks at it.
  const { data } = useQuery(MY_LIST, { fetchPolicy: 'cache-only', skip: !session });
  if (!session) return null;
  return data?.me?.wishlist.find((entry) => entry.productId === productId)?.id ?? null;
}

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

/** Puts a product on My List, at once on the screen; taken back with an alert when it is refused. */
export function useAddToWishlist() {
  const session = useSession();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(ADD);

  async function addToWishlist(product: HeartProduct): Promise<void> {
    if (!session) return notify({ msg: texts.loginFirst, error: true });
    const [image] = product.images;
    try {
      const { data } = await mutate({
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
            id: cache.identify({ __typename: 'User', id: session.user.userId }),
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
      const result = data?.addToWishlist;
      if (result?.__typename === 'WishlistChanged') notify({ msg: texts.added });
      else if (result) notify({ msg: result.message, error: true });
    } catch {
      notify({ msg: texts.failed, error: true });
    }
  }

  return { addToWishlist, busy: loading };
}

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

/** Takes an entry off My List, at once on the screen; put back with an alert when it is refused. */
export function useRemoveFromWishlist() {
  const session = useSession();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(REMOVE);

  async function removeFromWishlist(id: string): Promise<void> {
    if (!session) return notify({ msg: texts.loginFirst, error: true });
    try {
      const { data } = await mutate({
        variables: { id },
        optimisticResponse: { removeFromWishlist: { __typename: 'WishlistChanged' } },
        update(cache, { data: answer }) {
          if (answer?.removeFromWishlist.__typename !== 'WishlistChanged') return;
          cache.modify<{ wishlist: { __ref: string }[] }>({
            id: cache.identify({ __typename: 'User', id: session.user.userId }),
            fields: {
              wishlist: (entries, { readField }) =>
                (entries as { __ref: string }[]).filter((entry) => readField('id', entry) !== id),
            },
          });
        },
      });
      const result = data?.removeFromWishlist;
      if (result?.__typename === 'WishlistChanged') notify({ msg: texts.removed });
      else if (result) notify({ msg: result.message, error: true });
    } catch {
      notify({ msg: texts.failed, error: true });
    }
  }

  return { removeFromWishlist, busy: loading };
}
