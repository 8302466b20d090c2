import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Heading, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { badgeRecipe, separatorRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { buttonLook } from '../components/buttonLook.ts';
import { PriceTag } from '../components/PriceTag.tsx';
import { QuantityBox } from '../components/QuantityBox.tsx';
import { Stars } from '../components/Rating.tsx';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { OptionLists } from '../features/catalog/OptionLists.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ProductBuy_ProductFragment } from '../generated/graphql.ts';
import { START_QUANTITY } from '../lib/constants.ts';
import styles from './ProductBuy.module.css';
import { texts } from './texts.ts';

export const PRODUCT_BUY = graphql(`
  fragment ProductBuy_product on Product {
    id
    name
    brand
    price
    oldPrice
    discount
    rating
    reviewCount
    countInStock
    productRam
    productWeight
    size
    options
    ...WishlistHeart_product @unmask
    ...AddToCartButton_product @unmask
  }
`);

const FEW = 5;

/** What a product is, costs and can be chosen of, and the buttons that buy it. */
export function ProductBuy({
  product: from,
  description,
}: {
  product: FragmentType<ProductBuy_ProductFragment>;
  description: string;
}) {
  const { data: product, complete } = useFragment({
    fragment: PRODUCT_BUY,
    fragmentName: 'ProductBuy_product',
    from,
  });
  const [quantity, setQuantity] = useState<number>(START_QUANTITY);
  const [selected, setSelected] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  if (!complete) return null;
  return (
    <Stack gap="4" align="start" minW="0">
      <Heading as="h1" size={{ base: '2xl', lg: '4xl' }} lineHeight="1.2" overflowWrap="anywhere">
        {product.name}
      </Heading>
      <HStack gap="3" wrap="wrap" color="fg.muted">
        <span>
          {texts.brand} <chakra.b color="fg">{product.brand}</chakra.b>
        </span>
        <HStack gap="2">
          <Stars value={product.rating} height="1.125rem" />
          <span>{texts.reviews(product.reviewCount)}</span>
        </HStack>
      </HStack>
      <HStack gap="4" align="center">
        <PriceTag price={product.price} oldPrice={product.oldPrice} large />
        {product.discount > 0 && (
          <Badge recipe={badgeRecipe} bg="offer.solid" color="offer.contrast" size="lg" fontWeight="bold">
            {texts.discount(product.discount)}
          </Badge>
        )}
      </HStack>
      <Text color="fg.muted" lineClamp="2">
        {description}
      </Text>
      <OptionLists
        product={product}
        selected={selected}
        missing={missing}
        onSelect={(index) => {
          setSelected(index);
          setMissing(false);
        }}
      />
      <Separator recipe={separatorRecipe} w="full" my="1" />
      <Stock count={product.countInStock} />
      <Flex gap="3" wrap="wrap" align="center">
        <QuantityBox
          value={quantity}
          max={product.countInStock}
          onChange={setQuantity}
          label={product.name}
          disabled={product.countInStock === 0}
        />
        <AddToCartButton
          product={product}
          quantity={quantity}
          option={selected === null ? null : (product.options[selected] ?? null)}
          onOptionMissing={() => setMissing(true)}
          className={`${buttonLook()} ${styles.buy}`}
        />
        <WishlistHeart product={product} large />
      </Flex>
    </Stack>
  );
}

function Stock({ count }: { count: number }) {
  if (count === 0) return <Stocked color="fg.error">{texts.soldOut}</Stocked>;
  if (count <= FEW) return <Stocked color="offer.fg">{texts.onlyLeft(count)}</Stocked>;
  return <Stocked color="brand.fg">{texts.inStock}</Stocked>;
}

function Stocked({ color, children }: { color: string; children: React.ReactNode }) {
  return (
    <HStack gap="2" color={color} fontWeight="bold">
      <Box boxSize="2.5" borderRadius="full" bg="currentColor" aria-hidden />
      {children}
    </HStack>
  );
}
