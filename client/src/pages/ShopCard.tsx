import { useState } from 'react';
import { useCartLines } from '../features/cart/CartLinesProvider.tsx';
import { CartStepper } from '../features/cart/CartStepper.tsx';
import { ProductCard } from '../features/catalog/productCard/ProductCard.tsx';
import { VariantPicker } from '../features/catalog/variants/VariantPicker.tsx';
import {
  asVariant,
  cheapestVariant,
  onCommonBasis,
  type PriceBasis,
  shownVariant,
} from '../features/catalog/variants/variants.ts';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { graphql } from '../generated/gql.ts';
import type { ShopCard_ProductFragment } from '../generated/graphql.ts';
import type { FragmentData } from '../lib/fragmentData.ts';
import { button } from '../theme/classes.ts';
import styles from './ShopCard.module.css';

/** Unmasked, because `useFragment` takes longer than rendering the card, and a page has dozens of cards. */
graphql(`
  fragment ShopCard_product on Product {
    id
    ...ProductCard_product @unmask
    ...ListedProduct_product @unmask
    ...ProductVariants_product @unmask
  }
`);

export type ShopCardProduct = FragmentData<ShopCard_ProductFragment>;

interface ShopCardProps {
  product: ShopCardProduct;
  eager?: boolean;
  /** Shows the cheapest variant first: the list is sorted or filtered by these prices. */
  cheapestBy?: PriceBasis | null;
  /** Shows the comparable price on the basis of all categories, not on that of its own. */
  commonBasis?: boolean;
}

/** A product card with heart, picker of variants and add-to-cart button. It shows the price of the selected variant. */
export function ShopCard({ product, eager, cheapestBy = null, commonBasis }: ShopCardProps) {
  const { variants } = product;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const lines = useCartLines(product.id);
  const initial = cheapestBy
    ? cheapestVariant(product, cheapestBy)
    : (variants.find(({ label }) => lines.some(({ option }) => option === label)) ?? shownVariant(product));
  const selected = variants.find(({ id }) => id === selectedId) ?? initial;
  if (!selected) return null;
  const { comparablePrice } = selected;
  const sold = asVariant(product, selected);
  return (
    <ProductCard
      product={sold}
      variant={
        commonBasis && comparablePrice
          ? { ...selected, comparablePrice: onCommonBasis(comparablePrice) }
          : selected
      }
      // That of an only variant is where others have the picker.
      netQuantity={variants.length > 1 ? selected.netQuantity : null}
      eager={eager}
      corner={<WishlistHeart product={product} />}
      options={
        <VariantPicker
          product={product}
          selected={selected}
          onSelect={({ id }) => setSelectedId(id)}
          quantityOf={({ label }) => lines.find(({ option }) => option === label)?.quantity ?? 0}
        />
      }
      actions={
        <CartStepper
          // Another one for each variant, because a selection must not move the focus.
          key={selected.id}
          product={sold}
          option={selected.label}
          className={button({ variant: 'subtle', size: 'sm' }, styles.action)}
          // The card stays with this variant, also when it is no longer in the cart.
          onUse={() => setSelectedId(selected.id)}
        />
      }
    />
  );
}
