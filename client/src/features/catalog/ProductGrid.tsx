import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** Product cards in rows. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Holds the place of `count` products while they load. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
