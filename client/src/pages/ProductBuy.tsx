import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { OptionLists } from '../features/catalog/productOptions/OptionLists.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ProductBuy_ProductFragment } from '../generated/graphql.ts';
import { START_QUANTITY } from '../lib/constants.ts';
import { plural } from '../lib/format.ts';
import { useChoice } from '../lib/useChoice.ts';
import { button, heading, stack, text } from '../theme/classes.ts';
import phoneBar from '../ui/phoneBar.module.css';
import { PriceTag } from '../ui/product/PriceTag.tsx';
import { QuantityBox } from '../ui/product/QuantityBox.tsx';
import { Stars } from '../ui/product/Stars.tsx';
import { UnitPrice } from '../ui/product/UnitPrice.tsx';
import styles from './ProductBuy.module.css';
import pageStyles from './ProductPage.module.css';

const PRODUCT_BUY = graphql(`
  fragment ProductBuy_product on Product {
    id
    name
    brand
    price
    oldPrice
    shownVariant {
      id
      unitPrice {
        price
        reference
      }
    }
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

/** Up to this stock the page shows the number that is left. */
const LOW_STOCK = 5;

/** A product's name, price, options and stock, with the quantity and the add-to-cart button. */
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
  if (!complete) return null;
  return (
    <div className={stack({ direction: 'column', gap: 4, align: 'start' }, styles.product)}>
      <h1 className={heading({}, pageStyles.name)}>{product.name}</h1>
      <BrandAndRating product={product} />
      <div className={stack({ gap: 4, align: 'center' })}>
        <PriceTag price={product.price} oldPrice={product.oldPrice} large />
        {product.discount > 0 && (
          <span className={text({ size: 'sm', weight: 'bold', wrap: 'none' }, styles.discount)}>
            {product.discount}% Off
          </span>
        )}
      </div>
      <UnitPrice unitPrice={product.shownVariant.unitPrice} />
      <p className={text({ tone: 'muted' }, styles.description)}>{description}</p>
      <OrderControls product={product} />
    </div>
  );
}

type Product = ProductBuy_ProductFragment;

function BrandAndRating({ product: { brand, rating, reviewCount } }: { product: Product }) {
  return (
    <div className={stack({ gap: 3, align: 'center', wrap: true }, text({ tone: 'muted' }))}>
      <span>
        Brand: <b className={text({ tone: 'strong' })}>{brand}</b>
      </span>
      <div className={stack({ gap: 2, align: 'center' })}>
        <Stars value={rating} height="1.125rem" />
        <span>
          ({reviewCount} {plural(reviewCount, 'review')})
        </span>
      </div>
    </div>
  );
}

/** The options, the stock, and the controls that add the product to the cart or to My List. */
function OrderControls({ product }: { product: Product }) {
  const [quantity, setQuantity] = useChoice<number>(`quantity ${product.id}`, START_QUANTITY);
  const [selected, setSelected] = useChoice<number | null>(`option ${product.id}`, null);
  /** How often the product was to be added without one. */
  const [missingCount, setMissingCount] = useState(0);
  return (
    <>
      <OptionLists
        product={product}
        selected={selected}
        missingCount={missingCount}
        onSelect={(index) => {
          setSelected(index);
          setMissingCount(0);
        }}
      />
      <hr className={styles.line} />
      <Stock count={product.countInStock} />
      <div className={stack({ gap: 3, align: 'center', wrap: true }, phoneBar.bar, styles.controls)}>
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
          onOptionMissing={() => setMissingCount((count) => count + 1)}
          className={button({}, styles.button)}
        />
        <WishlistHeart product={product} large />
      </div>
    </>
  );
}

function Stock({ count }: { count: number }) {
  const className = (level?: string) =>
    stack({ gap: 2, align: 'center' }, text({ weight: 'bold', tone: 'accent' }), styles.stock, level);
  if (count === 0) return <div className={className(styles.soldOut)}>Sold out</div>;
  if (count <= LOW_STOCK) return <div className={className(styles.low)}>Only {count} left</div>;
  return <div className={className()}>In stock</div>;
}
