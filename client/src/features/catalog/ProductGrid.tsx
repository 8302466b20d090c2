import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './ProductCard.tsx';

/** As many side by side as there is room for; fewer where the text is large. */
const columns = (narrowest: string) => `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`;

/** Product cards in rows. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: columns('9.5rem'), md: columns('12.5rem') }} gap={{ base: '3', md: '5' }}>
      {children}
    </Grid>
  );
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
