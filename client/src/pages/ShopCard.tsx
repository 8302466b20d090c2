import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { ProductCard } from '../features/catalog/productCard/ProductCard.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ShopCard_ProductFragment } from '../generated/graphql.ts';
import type { FragmentData } from '../lib/fragmentData.ts';
import { paths } from '../lib/paths.ts';
import { button } from '../theme/classes.ts';
import { Link } from '../ui/links/Link.tsx';
import styles from './ShopCard.module.css';

/** Unmasked, because `useFragment` takes longer than rendering the card, and a page has dozens of cards. */
graphql(`
  fragment ShopCard_product on Product {
    id
    ...ProductCard_product @unmask
    ...WishlistHeart_product @unmask
    ...AddToCartButton_product @unmask
  }
`);

export type ShopCardProduct = FragmentData<ShopCard_ProductFragment>;

/** A product card with heart and add-to-cart button; a product with options has a link to its page instead. */
export function ShopCard({ product, eager }: { product: ShopCardProduct; eager?: boolean }) {
  const buttonClass = button({ variant: 'subtle', size: 'sm' }, styles.action);
  return (
    <ProductCard
      product={product}
      eager={eager}
      corner={<WishlistHeart product={product} />}
      actions={
        product.options.length > 0 && product.countInStock > 0 ? (
          <Link
            className={buttonClass}
            to={paths.product(product.id)}
            aria-label={`Choose options of ${product.name}`}
          >
            Choose options
          </Link>
        ) : (
          <AddToCartButton product={product} className={buttonClass} named />
        )
      }
    />
  );
}
