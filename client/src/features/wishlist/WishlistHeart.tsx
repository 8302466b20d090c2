import type { MouseEvent } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { WishlistHeart_ProductFragment } from '../../generated/graphql.ts';
import type { FragmentData } from '../../lib/fragmentData.ts';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Pop } from '../../ui/motion.tsx';
import { isRepeated } from '../../ui/once.ts';
import { texts } from './texts.ts';
import { useWishlistChange, useWishlistEntry } from './useWishlist.ts';
import styles from './WishlistHeart.module.css';

export const WISHLIST_HEART = graphql(`
  fragment WishlistHeart_product on Product {
    id
    name
    images {
      __typename
      url
      srcSet
    }
    price
    rating
  }
`);

/** The data of fragment `WishlistHeart_product`, wherever it was selected. */
export type HeartProduct = FragmentData<WishlistHeart_ProductFragment>;

export interface WishlistHeartProps {
  product: HeartProduct;
  /** As it stands beside a page's button. */
  large?: boolean;
}

/** Puts a product on My List and takes it off again; filled when it is on it. */
export function WishlistHeart({ product, large = false }: WishlistHeartProps) {
  const entryId = useWishlistEntry(product.id);
  const { addToWishlist, removeFromWishlist, busy } = useWishlistChange();
  const toggle = (event: MouseEvent) => {
    if (busy || isRepeated(event)) return;
    void (entryId ? removeFromWishlist(entryId) : addToWishlist(product));
  };
  const look = buttonLook({ variant: 'outline', size: large ? 'md' : 'sm' });
  return (
    <button
      type="button"
      className={`${look} ${styles.heart} ${large ? styles.large : styles.round}`}
      aria-label={texts.heart(product.name)}
      aria-pressed={entryId !== null}
      onClick={toggle}
    >
      <Pop on={entryId ? 'filled' : 'empty'} className={styles.icon} />
    </button>
  );
}
