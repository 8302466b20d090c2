import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../features/auth/useViewer.ts';
import { useAddToCart } from '../features/cart/useAddToCart.ts';
import { useAddReview } from '../features/reviews/useAddReview.ts';
import { useAddToWishlist } from '../features/wishlist/useAddToWishlist.ts';
import { accountPaths } from '../lib/paths.ts';
import { takeDueAction } from '../lib/wantedAction.ts';

/** Does once what was wanted before the sign-in, when the shopper's data are there and the page is open again. It says so as usual. */
export function AfterSignIn() {
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  const { addToCart } = useAddToCart();
  const { addToWishlist } = useAddToWishlist();
  const { addReview } = useAddReview();
  const runDueAction = useEffectEvent(() => {
    const action = takeDueAction();
    if (action) void { addToCart, addToWishlist, addReview }[action.kind](action.input as never);
  });
  const isReady = viewer !== null && !accountPaths.includes(pathname);
  useEffect(() => {
    if (isReady) runDueAction();
  }, [isReady]);
  return null;
}
