import { type ConditionalValue, chakra, HStack } from '@chakra-ui/react';
import { rupees } from '../lib/format.ts';

export interface PriceTagProps {
  /** Rupees. */
  price: number;
  oldPrice?: number;
  /** The price's text style. */
  size?: ConditionalValue<string>;
}

/** A price in rupees, with the old one struck through when it was higher. */
export function PriceTag({ price, oldPrice, size = 'lg' }: PriceTagProps) {
  const reduced = oldPrice !== undefined && oldPrice > price;
  return (
    <HStack gap="2" align="baseline" flexWrap="wrap">
      <chakra.span textStyle={size} fontWeight="extrabold" color="brand.fg">
        {rupees(price)}
      </chakra.span>
      {reduced && (
        <chakra.del textStyle="sm" color="fg.muted" aria-label={`Old price ${rupees(oldPrice)}`}>
          {rupees(oldPrice)}
        </chakra.del>
      )}
    </HStack>
  );
}
