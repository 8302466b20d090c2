import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { Stars } from '../../components/Rating.tsx';
import { graphql } from '../../generated/gql.ts';
import type { ProductCard_ProductFragment } from '../../generated/graphql.ts';
import { CUT } from '../../lib/constants.ts';
import { cut } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from './texts.ts';

export const PRODUCT_CARD = graphql(`
  fragment ProductCard_product on Product {
    id
    name
    brand
    images {
      url
      srcSet
    }
    price
    oldPrice
    discount
    rating
    reviewCount
    subCatName
    countInStock
  }
`);

export interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment>;
  /** What stands over the picture's corner, such as the heart. */
  corner?: ReactNode;
  /** What stands below the price, such as the button that buys. */
  actions?: ReactNode;
  /** How wide the picture is drawn: HTML's `sizes`. */
  sizes?: string;
}

const CARD_SIZES = '(min-width: 1280px) 230px, (min-width: 768px) 30vw, 40vw';

/** A product in a grid or slider. */
export function ProductCard({ product: from, corner, actions, sizes = CARD_SIZES }: ProductCardProps) {
  const { data: product, complete } = useFragment({ fragment: PRODUCT_CARD, from });
  if (!complete) return null;
  const to = paths.product(product.id);
  const soldOut = product.countInStock === 0;
  return (
    <Flex
      as="article"
      className="group"
      css={frame}
      _hover={{ borderColor: 'brand.emphasized', boxShadow: 'card' }}
    >
      <Box position="relative">
        <PageLink
          to={to}
          tabIndex={-1}
          aria-hidden
          display="block"
          bg="plate"
          borderRadius="l2"
          overflow="hidden"
        >
          <Picture
            image={product.images[0]}
            sizes={sizes}
            alt=""
            opacity={soldOut ? 0.5 : 1}
            transition="transform"
            transitionDuration="slow"
            _groupHover={{ transform: 'scale(1.05)' }}
          />
        </PageLink>
        <Box position="absolute" top="2" insetStart="2" pointerEvents="none">
          {soldOut ? (
            <Badge bg="fg" color="bg" fontWeight="bold">
              {texts.soldOut}
            </Badge>
          ) : (
            product.discount > 0 && (
              <Badge bg="offer.solid" color="offer.contrast" fontWeight="bold">
                {texts.discount(product.discount)}
              </Badge>
            )
          )}
        </Box>
        <Box position="absolute" top="1.5" insetEnd="1.5">
          {corner}
        </Box>
      </Box>
      <Text textStyle="xs" color="fg.muted" mt="3" truncate>
        {product.subCatName}
      </Text>
      <PageLink
        to={to}
        title={product.name}
        fontWeight="bold"
        lineHeight="1.35"
        minH="2.7em"
        textWrap="balance"
        _hover={{ color: 'brand.fg' }}
      >
        {cut(product.name, CUT.card)}
      </PageLink>
      <Flex align="center" gap="1.5" mt="1" textStyle="xs" color="fg.muted">
        <Stars value={product.rating} h="3.5" />
        <span>({product.reviewCount})</span>
      </Flex>
      <Text textStyle="xs" color="fg.muted" mt="1" truncate>
        {texts.by} <b>{product.brand}</b>
      </Text>
      <Box mt="auto" pt="2">
        <PriceTag price={product.price} oldPrice={product.oldPrice} />
        {actions}
      </Box>
    </Flex>
  );
}

const frame = {
  flexDirection: 'column',
  h: 'full',
  p: { base: '2.5', md: '3.5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  transition: 'common',
} as const;

/** Holds a card's place while it loads. */
export function ProductCardSkeleton() {
  return (
    <Stack css={frame} gap="2.5" aria-hidden>
      <Skeleton aspectRatio="1" borderRadius="l2" />
      <Skeleton h="3" w="40%" />
      <Skeleton h="9" />
      <Skeleton h="3" w="60%" />
      <Skeleton h="3" w="50%" />
      <Skeleton h="6" w="60%" />
      <Skeleton h="9" />
    </Stack>
  );
}
