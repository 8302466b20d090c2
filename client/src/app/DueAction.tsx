import { useAddToCart } from '../features/cart/useAddToCart.ts';
import { useAddToWishlist } from '../features/wishlist/useAddToWishlist.ts';
import type { WantedAction } from '../lib/session/wantedAction.ts';
import { useRunOnce } from '../lib/useRunOnce.ts';
import { lazyDialog } from '../ui/dialogs/lazyDialog.tsx';
import type { DueActionProps } from './DueReview.tsx';

const DueReview = lazyDialog(() => import('./DueReview.tsx').then(({ DueReview }) => DueReview));

/** Does what was wanted, and says so as usual. */
export const DueAction = ({ action, onClose }: DueActionProps<WantedAction['kind']>) =>
  action.kind === 'addReview' ? (
    <DueReview action={action} onClose={onClose} />
  ) : (
    <DueAddition action={action} onClose={onClose} />
  );

/** Most pages can add products to the cart and to My List, so that only reviews are loaded. */
function DueAddition({ action, onClose }: DueActionProps<'addToCart' | 'addToWishlist'>) {
  const { addToCart } = useAddToCart();
  const { addToWishlist } = useAddToWishlist();
  const add = () => (action.kind === 'addToCart' ? addToCart(action.input) : addToWishlist(action.input));
  useRunOnce(() => add().then(onClose));
  return null;
}
