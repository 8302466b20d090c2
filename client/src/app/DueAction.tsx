import { useAddToCart } from '../features/cart/useAddToCart.ts';
import { useAddToWishlist } from '../features/wishlist/useAddToWishlist.ts';
import { useRunOnce } from '../lib/useRunOnce.ts';
import { lazyDialog } from '../ui/dialogs/lazyDialog.tsx';
import type { DueActionProps } from './DueReview.tsx';

const DueReview = lazyDialog(() => import('./DueReview.tsx').then(({ DueReview }) => DueReview));

/** Does what was wanted, and says so as usual. */
export const DueAction = (props: DueActionProps) =>
  props.action.kind === 'addReview' ? <DueReview {...props} /> : <DueAddition {...props} />;

/** Most pages can add products to the cart and to My List, so that only reviews are loaded. */
function DueAddition({ action: { kind, input }, onClose }: DueActionProps) {
  const { addToCart } = useAddToCart();
  const { addToWishlist } = useAddToWishlist();
  useRunOnce(() => (kind === 'addToCart' ? addToCart : addToWishlist)(input as never).then(onClose));
  return null;
}
