import type { ReactNode } from 'react';
import { placeholders } from '../../../ui/states/placeholders.tsx';
import { ProductCardSkeleton } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** Product cards in rows. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Placeholders for `count` product cards. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return <ProductGrid>{placeholders(count, ProductCardSkeleton)}</ProductGrid>;
}
