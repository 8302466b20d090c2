import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession, useSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { updateWishlist } from './updateWishlist.ts';

const REMOVE_FROM_WISHLIST = graphql(`
  mutation RemoveFromWishlist($id: ID!) {
    removeFromWishlist(id: $id) {
      __typename
      ... on Problem {
        message
      }
    }
  }
`);

/** `removeFromWishlist` removes an entry from My List. */
export function useRemoveFromWishlist() {
  const session = useSession();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(REMOVE_FROM_WISHLIST);

  async function removeFromWishlist(id: string): Promise<void> {
    if (!session) return;
    const { data } = await mutate({
      variables: { id },
      optimisticResponse: { removeFromWishlist: { __typename: 'WishlistChanged' } },
      update(cache, { data }) {
        if (data?.removeFromWishlist.__typename !== 'WishlistChanged') return;
        updateWishlist(cache, session.user.userId, (ids) => ids.filter((other) => other !== id));
      },
    }).catch(() => ({ data: null }));
    const result = data?.removeFromWishlist;
    if (result?.__typename === 'WishlistChanged') return notify({ msg: texts.removed });
    notify({ msg: result?.message ?? texts.failed, error: true });
    if (result?.__typename === 'NotSignedIn') endSession();
  }

  return { removeFromWishlist, busy: loading };
}
