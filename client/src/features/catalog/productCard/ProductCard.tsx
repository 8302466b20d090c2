import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql.ts';
import type { ProductCard_ProductFragment } from '../../../generated/graphql.ts';
import { CUT } from '../../../lib/constants.ts';
import { cut } from '../../../lib/format.ts';
import type { FragmentData } from '../../../lib/fragmentData.ts';
import { paths } from '../../../lib/paths.ts';
import { badge, card, palette, stack, surface, text } from '../../../theme/classes.ts';
import { PageLink } from '../../../ui/links/PageLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceTag } from '../../../ui/product/PriceTag.tsx';
import { Stars } from '../../../ui/product/Stars.tsx';
import { UnitPrice } from '../../../ui/product/UnitPrice.tsx';
import { WeighedNote } from '../../../ui/product/WeighedNote.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import type { ProductVariant } from '../variants/variants.ts';
import styles from './ProductCard.module.css';

export const PRODUCT_CARD = graphql(`
  fragment ProductCard_product on Product {
    id
    name
    brand
    images {
      url
      srcSet
    }
    rating
    reviewCount
    subCatName
  }
`);

export interface ProductCardProps {
  product: FragmentData<ProductCard_ProductFragment>;
  /** The variant whose price and stock are shown. */
  variant: Pick<
    ProductVariant,
    'price' | 'oldPrice' | 'discount' | 'countInStock' | 'comparablePrice' | 'weighed'
  >;
  /** What the variant contains, if `options` do not say it. */
  netQuantity?: string | null;
  /** Rendered over the picture's corner, such as the heart. */
  corner?: ReactNode;
  /** Rendered before the price, such as the picker of variants. */
  options?: ReactNode;
  /** Rendered after the price, such as the add-to-cart button. */
  actions?: ReactNode;
  /** The picture's HTML attribute `sizes`. */
  sizes?: string;
  /** Loads the picture at once; for cards in the first screen. */
  eager?: boolean;
}

const CARD_SIZES = '(min-width: 1280px) 230px, (min-width: 768px) 30vw, 40vw';

/** A product in a grid or carousel. */
export function ProductCard({
  product,
  variant,
  netQuantity,
  corner,
  options,
  actions,
  sizes = CARD_SIZES,
  eager,
}: ProductCardProps) {
  const to = paths.product(product.id);
  const soldOut = variant.countInStock === 0;
  return (
    <article className={card({ size: 'sm' }, styles.card, styles.product)}>
      <div className={styles.top}>
        <PageLink
          to={to}
          className={surface({ variant: 'plate', radius: 'md', clipped: true }, styles.plate)}
          tabIndex={-1}
          aria-hidden
        >
          <Picture
            className={soldOut ? styles.soldOut : styles.picture}
            image={product.images[0]}
            sizes={sizes}
            alt=""
            eager={eager}
          />
        </PageLink>
        {soldOut ? (
          <span className={badge({ variant: 'inverted' }, styles.badge)}>Sold out</span>
        ) : (
          variant.discount > 0 && (
            <span
              className={badge({ variant: 'solid' }, palette({ color: 'offer' }), styles.badge)}
            >{`${variant.discount}% Off`}</span>
          )
        )}
        <div className={styles.corner}>{corner}</div>
      </div>
      <p className={text({ size: 'xs', tone: 'muted', wrap: 'anywhere' }, styles.category)}>
        {product.subCatName}
      </p>
      <PageLink
        to={to}
        className={text({ weight: 'bold', wrap: 'balance' }, styles.name)}
        title={product.name}
      >
        {cut(product.name, CUT.card)}
      </PageLink>
      <div
        className={stack({ align: 'center', wrap: true }, text({ size: 'xs', tone: 'muted' }, styles.rating))}
      >
        <Stars value={product.rating} height="0.875rem" />
        <span>{`(${product.reviewCount})`}</span>
      </div>
      <p className={text({ size: 'xs', tone: 'muted', wrap: 'anywhere' }, styles.brand)}>
        By <b>{product.brand}</b>
      </p>
      <div className={styles.footer}>
        {options}
        <div className={styles.price}>
          <PriceTag price={variant.price} oldPrice={variant.oldPrice} />
          <UnitPrice netQuantity={netQuantity} unitPrices={[variant.comparablePrice]} />
          <WeighedNote weighed={variant.weighed} short />
        </div>
        {actions}
      </div>
    </article>
  );
}

/** A placeholder of a card's size. */
export function ProductCardSkeleton() {
  return (
    <div className={card({ size: 'sm' }, styles.card, styles.skeleton)} aria-hidden>
      <Skeleton style={{ aspectRatio: 1 }} />
      <Skeleton style={{ height: '0.75rem', width: '40%' }} />
      <Skeleton style={{ height: '2.25rem' }} />
      <Skeleton style={{ height: '0.75rem', width: '60%' }} />
      <Skeleton style={{ height: '0.75rem', width: '50%' }} />
      <Skeleton style={{ height: '1.5rem', width: '60%' }} />
      <Skeleton style={{ height: '2.25rem' }} />
    </div>
  );
}
