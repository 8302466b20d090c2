import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { OptionLists } from '../features/catalog/productOptions/OptionLists.tsx';
import { asVariant, shownVariant } from '../features/catalog/variants/variants.ts';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ProductBuy_ProductFragment } from '../generated/graphql.ts';
import { START_QUANTITY } from '../lib/constants.ts';
import { plural } from '../lib/format.ts';
import type { ListedProduct } from '../lib/listedProduct.ts';
import { useChoice } from '../lib/useChoice.ts';
import { button, heading, stack, text } from '../theme/classes.ts';
import phoneBar from '../ui/phoneBar.module.css';
import { OfferNotes } from '../ui/product/OfferNotes.tsx';
import { PriceTag } from '../ui/product/PriceTag.tsx';
import { QuantityBox } from '../ui/product/QuantityBox.tsx';
import { Stars } from '../ui/product/Stars.tsx';
import { UnitPrice } from '../ui/product/UnitPrice.tsx';
import { WeighedNote } from '../ui/product/WeighedNote.tsx';
import styles from './ProductBuy.module.css';
import pageStyles from './ProductPage.module.css';

const PRODUCT_BUY = graphql(`
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
    priceRange {
      lowest
      highest
    }
    ...ListedProduct_product @unmask
    variants {
      id
      unitPrice {
        price
        reference
      }
    }
    ...ProductVariants_product @unmask
    offers {
      id
      name
      code
    }
  }
`);

/** Up to this stock the page shows the number that is left. */
const LOW_STOCK = 5;

/** A product's name, price, options and stock, with the quantity and the add-to-cart button. */
export function ProductBuy({
  product: from,
  description,
  selected,
  onSelect,
}: {
  product: FragmentType<ProductBuy_ProductFragment>;
  description: string;
} & OptionChoice) {
  const { data: product, complete } = useFragment({
    fragment: PRODUCT_BUY,
    fragmentName: 'ProductBuy_product',
    from,
  });
  if (!complete) return null;
  const variant = selected === null ? undefined : product.variants[selected];
  const sold = variant ? asVariant(product, variant) : product;
  const shown = variant ?? shownVariant(product);
  const { lowest, highest } = product.priceRange;
  const isFromPrice = !variant && lowest < highest && product.price === lowest;
  return (
    <div className={stack({ direction: 'column', gap: 4, align: 'start' }, styles.product)}>
      <h1 className={heading({}, pageStyles.name)}>{product.name}</h1>
      <BrandAndRating product={product} />
      <div className={stack({ gap: 4, align: 'center' })}>
        {isFromPrice && <span className={text({ tone: 'muted' })}>from</span>}
        <PriceTag price={sold.price} oldPrice={sold.oldPrice} large />
        {sold.discount > 0 && (
          <span className={text({ size: 'sm', weight: 'bold', wrap: 'none' }, styles.discount)}>
            {sold.discount}% Off
          </span>
        )}
      </div>
      <UnitPrice netQuantity={shown?.netQuantity} unitPrices={[shown?.unitPrice, shown?.comparablePrice]} />
      <WeighedNote weighed={shown?.weighed} />
      <OfferNotes offers={product.offers} />
      <p className={text({ tone: 'muted' }, styles.description)}>{description}</p>
      <OrderControls product={product} sold={sold} selected={selected} onSelect={onSelect} />
    </div>
  );
}

interface OptionChoice {
  /** Index of the selected option; null for none. */
  selected: number | null;
  onSelect: (index: number) => void;
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
function OrderControls({
  product,
  sold,
  selected,
  onSelect,
}: {
  product: Product;
  /** The product with price and stock of the selected variant. */
  sold: ListedProduct;
} & OptionChoice) {
  const [chosenQuantity, setQuantity] = useChoice<number>(`quantity ${product.id}`, START_QUANTITY);
  // Another variant may have a smaller stock.
  const quantity = Math.min(chosenQuantity, Math.max(sold.countInStock, START_QUANTITY));
  /** How often the product was to be added without one. */
  const [missingCount, setMissingCount] = useState(0);
  return (
    <>
      <OptionLists
        product={product}
        selected={selected}
        // When all are sold out, the stock says so.
        soldOut={product.variants.map(({ countInStock }) => countInStock === 0 && product.countInStock > 0)}
        missingCount={missingCount}
        onSelect={(index) => {
          onSelect(index);
          setMissingCount(0);
        }}
      />
      <hr className={styles.line} />
      <Stock count={sold.countInStock} />
      <div className={stack({ gap: 3, align: 'center', wrap: true }, phoneBar.bar, styles.controls)}>
        <QuantityBox
          value={quantity}
          max={sold.countInStock}
          onChange={setQuantity}
          label={product.name}
          disabled={sold.countInStock === 0}
        />
        <AddToCartButton
          product={sold}
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
