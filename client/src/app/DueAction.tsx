import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddToCart } from '../features/cart/useAddToCart.ts';
import { useAddReview } from '../features/reviews/useAddReview.ts';
import { useAddToWishlist } from '../features/wishlist/useAddToWishlist.ts';
import type { WantedAction } from '../lib/wantedAction.ts';

/** Does what was wanted, and says so as usual. @param onClose called when it is done, or refused */
export function DueAction({ action, onClose }: { action: WantedAction; onClose: () => void }) {
  const { addToCart } = useAddToCart();
  const { addToWishlist } = useAddToWishlist();
  const { addReview } = useAddReview();
  // Effects run twice in React's strict mode.
  const isStarted = useRef(false);
  const run = useEffectEvent(async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    await { addToCart, addToWishlist, addReview }[action.kind](action.input as never);
    onClose();
  });
  useEffect(() => void run(), []);
  return null;
}
