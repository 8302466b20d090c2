import { Box, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ProductRow } from '../deskProduct.ts';
import { sizesText } from './columns.ts';

/** The prices of a product whose sizes have their own: they are edited in its page. */
export function SizesCell({ product }: { product: ProductRow }) {
  const text = sizesText(product);
  return (
    text && (
      <ChakraLink asChild display="block" textAlign="end" textStyle="xs" lineHeight="1.25">
        {/* For the mouse: keys have the link at the start of the row. */}
        <Link to={`/products/${product.id}`} tabIndex={-1}>
          {text.price} <Box color="fg.muted">{text.count}</Box>
        </Link>
      </ChakraLink>
    )
  );
}
