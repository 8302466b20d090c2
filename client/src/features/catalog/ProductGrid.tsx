import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './ProductCard.tsx';

/** Product cards in rows; `wide` when they have the whole width of the page. */
export function ProductGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <SimpleGrid
      columns={wide ? { base: 2, md: 3, lg: 4, xl: 5 } : { base: 2, md: 3, xl: 4 }}
      gap={{ base: '3', md: '5' }}
    >
      {children}
    </SimpleGrid>
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
