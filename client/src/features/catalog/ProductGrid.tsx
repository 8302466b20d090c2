import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './ProductCard.tsx';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Product cards in rows; `wide` when they have the whole width of the page. */
export function ProductGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        // Two, or one where the text is large.
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: columns(3),
        ...(wide ? { lg: columns(4), xl: columns(5) } : { xl: columns(4) }),
      }}
      gap={{ base: '3', md: '5' }}
    >
      {children}
    </Grid>
  );
}

/** Holds the place of `count` products while they load. */
export function ProductGridSkeleton({ count, wide }: { count: number; wide?: boolean }) {
  return (
    <ProductGrid wide={wide}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
