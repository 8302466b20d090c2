import { graphql } from '../../generated/gql.ts';
import type { ListedProduct } from '../../lib/listedProduct.ts';
import { notifyOtherWindows } from '../../lib/session/otherWindows.ts';
import { useSession } from '../../lib/session/session.ts';
import { wantedAction } from '../../lib/session/wantedAction.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useRefusalNotice, useSignInNotice } from '../../ui/signInNotice.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { updateWishlist } from './updateWishlist.ts';

const ADD_TO_WISHLIST = graphql(`
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

export type WishlistProduct = Pick<ListedProduct, 'id' | 'name' | 'images' | 'price' | 'rating'>;

/** The optimistic answer, with a temporary id. */
function expectedResult({ id, name, images: [image], rating, price }: WishlistProduct) {
  return (
    image && {
      addToWishlist: {
        __typename: 'WishlistChanged' as const,
        item: {
          __typename: 'WishlistItem' as const,
          id: `new ${id}`,
          productId: id,
          productTitle: name,
          image: { ...image, __typename: 'Image' as const },
          rating,
          price,
        },
      },
    }
  );
}

/** `addToWishlist` adds a product to My List. */
export function useAddToWishlist() {
  const session = useSession();
  const notify = useNotice();
  const showSignInNotice = useSignInNotice();
  const showRefusal = useRefusalNotice();
  const { mutate, busy } = useResultMutation(ADD_TO_WISHLIST);

  async function addToWishlist(product: WishlistProduct): Promise<void> {
    const wanted = wantedAction('addToWishlist', product);
    if (!session) return showSignInNotice('Please Login to continue', wanted);
    const result = await mutate({
      variables: { productId: product.id },
      optimisticResponse: expectedResult(product),
      update(cache, { data }) {
        const result = data?.addToWishlist;
        if (result?.__typename !== 'WishlistChanged' || !result.item) return;
        const { id } = result.item;
        updateWishlist(cache, session.user.userId, (ids) => (ids.includes(id) ? ids : [id, ...ids]));
      },
    });
    if (result.__typename !== 'WishlistChanged') return showRefusal(result, wanted);
    notify({ message: 'The product added in my list' });
    notifyOtherWindows();
  }

  return { addToWishlist, busy };
}
