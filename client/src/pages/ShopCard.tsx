import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { ProductCard } from '../features/catalog/ProductCard.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ShopCard_ProductFragment } from '../generated/graphql.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

export const SHOP_CARD = graphql(`
  fragment ShopCard_product on Product {
    id
    ...ProductCard_product
    ...WishlistHeart_product @unmask
    ...AddToCartButton_product @unmask
  }
`);

/** A product's card with heart and button; where there are options to choose, the button leads to them. */
export function ShopCard({
  product: from,
  sizes,
}: {
  product: FragmentType<ShopCard_ProductFragment>;
  sizes?: string;
}) {
  const { data: product, complete } = useFragment({
    fragment: SHOP_CARD,
    fragmentName: 'ShopCard_product',
    from,
  });
  if (!complete) return null;
  const button = {
    size: 'sm',
    variant: 'subtle',
    w: 'full',
    h: 'auto',
    minH: '9',
    py: '1',
    mt: '2',
    whiteSpace: 'normal',
  } as const;
  return (
    <ProductCard
      product={product}
      sizes={sizes}
      corner={<WishlistHeart product={product} />}
      actions={
        product.options.length > 0 && product.countInStock > 0 ? (
          <Button asChild {...button}>
            <Link to={paths.product(product.id)} aria-label={texts.chooseOptionsOf(product.name)}>
              {texts.chooseOptions}
            </Link>
          </Button>
        ) : (
          <AddToCartButton product={product} {...button} named />
        )
      }
    />
  );
}
