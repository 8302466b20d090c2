import { graphql } from '../../generated/gql.ts';
import { notifyOtherWindows } from '../../lib/session/otherWindows.ts';
import { useSession } from '../../lib/session/session.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useRefusalNotice } from '../../ui/signInNotice.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
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
  const showRefusal = useRefusalNotice();
  const { mutate, busy } = useResultMutation(REMOVE_FROM_WISHLIST);

  async function removeFromWishlist(id: string): Promise<void> {
    if (!session) return;
    const result = await mutate({
      variables: { id },
      optimisticResponse: { removeFromWishlist: { __typename: 'WishlistChanged' } },
      update(cache, { data }) {
        if (data?.removeFromWishlist.__typename !== 'WishlistChanged') return;
        updateWishlist(cache, session.user.userId, (ids) => ids.filter((other) => other !== id));
      },
    });
    if (result.__typename !== 'WishlistChanged') return showRefusal(result);
    notify({ message: 'Item removed from My List!' });
    notifyOtherWindows();
  }

  return { removeFromWishlist, busy };
}
