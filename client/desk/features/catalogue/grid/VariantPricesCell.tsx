import { Box } from '@chakra-ui/react';
import type { ProductRow } from '../deskProduct.ts';
import { sizesText } from './cells.ts';

/** The price of a product whose sizes have prices of their own, which are edited in the rows below. */
export function VariantPricesCell({ product }: { product: ProductRow }) {
  const text = sizesText(product);
  return (
    text && (
      <Box textAlign="end" textStyle="xs" lineHeight="1.25">
        {text.price} <Box color="fg.muted">{text.count}</Box>
      </Box>
    )
  );
}
