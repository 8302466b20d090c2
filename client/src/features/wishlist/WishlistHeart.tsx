import type { MouseEvent } from 'react';
import { button } from '../../theme/classes.ts';
import { isSecondClick } from '../../ui/ignoreDoubleClick.ts';
import { Pop } from '../../ui/motion/motion.tsx';
import { useAddToWishlist, type WishlistProduct } from './useAddToWishlist.ts';
import { useRemoveFromWishlist } from './useRemoveFromWishlist.ts';
import styles from './WishlistHeart.module.css';
import { useWishlistEntryId } from './WishlistProvider.tsx';

export interface WishlistHeartProps {
  product: WishlistProduct;
  /** As high as the add-to-cart button next to it. */
  large?: boolean;
}

/** Adds a product to My List or removes it. The heart is filled while the product is on the list. */
export function WishlistHeart({ product, large = false }: WishlistHeartProps) {
  const entryId = useWishlistEntryId(product.id);
  const { addToWishlist, busy: adding } = useAddToWishlist();
  const { removeFromWishlist, busy: removing } = useRemoveFromWishlist();
  const toggle = (event: MouseEvent) => {
    if (adding || removing || isSecondClick(event)) return;
    void (entryId ? removeFromWishlist(entryId) : addToWishlist(product));
  };
  return (
    <button
      type="button"
      className={button(
        { variant: 'outline', size: large ? 'md' : 'sm' },
        styles.heart,
        large ? styles.large : styles.round,
      )}
      aria-label={`${product.name} on My List`}
      aria-pressed={entryId !== null}
      onClick={toggle}
    >
      <Pop value={entryId ? 'filled' : 'empty'} className={styles.icon} />
    </button>
  );
}
