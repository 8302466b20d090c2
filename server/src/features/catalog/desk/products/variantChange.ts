import { newId } from '../../../../lib/ids.ts';
import { optionsOf } from '../../options.ts';
import { listsFor } from '../../variants/storeVariants.ts';
import type { CatalogVariant } from '../../variants/variants.ts';
import type { Lookups, ProductValues } from './productChange.ts';
import type { DeskProduct } from './productList.queries.ts';
import type { ParsedVariant } from './variant.input.ts';

type Refuse = (field: string, message: string) => void;

const CHANGE_THERE = 'Its options have prices of their own: please change them there';

/** The variants that an editor sends, with ids. Those of another product become new ones. */
export const toVariants = (product: DeskProduct, variants: readonly ParsedVariant[]): CatalogVariant[] =>
  variants.map(({ id, ...variant }) => ({
    id: product.variants.some((stored) => stored.id === id) && id ? id : newId(),
    productId: product.id,
    ...variant,
  }));

/** Completes what follows from changed variants, or what of the product's own price and options changes them; or refuses it. */
export function applyVariants(
  product: DeskProduct,
  values: ProductValues,
  { missingPictures, inventoryIds }: Pick<Lookups, 'missingPictures' | 'inventoryIds'>,
  refuse: Refuse,
): void {
  const { variants } = values;
  if (variants && variants.length > 0) {
    const lists = listsFor(
      { ...product, ...values },
      variants.map(({ label }) => label),
    );
    if (lists) Object.assign(values, lists, pricesOf(variants));
    else refuse('variants', 'Its options combine several lists: please change these first');
    const stored = new Set(product.variants.map(({ picture }) => picture));
    if (variants.some(({ picture }) => picture && !stored.has(picture) && missingPictures.has(picture)))
      refuse('variants', 'Please upload this picture first');
    if (variants.some(({ inventoryId }) => inventoryId && !inventoryIds.has(inventoryId)))
      refuse('variants', 'There is no such inventory item');
    return;
  }
  if (variants || product.variants.length === 0) return;
  const options = optionsOf({ ...product, ...values });
  const present = optionsOf(product);
  if (options.length !== present.length || options.some((option, index) => option !== present[index]))
    refuse('productWeight', CHANGE_THERE);
  const { price = product.price, oldPrice = product.oldPrice } = values;
  if (price === product.price && oldPrice === product.oldPrice) return;
  const [variant, ...others] = product.variants;
  if (variant && others.length === 0) values.variants = [{ ...variant, price, oldPrice }];
  else refuse(values.price === undefined ? 'oldPrice' : 'price', CHANGE_THERE);
}

/** The price that the product shows: that of its first variant on sale. */
function pricesOf(variants: readonly CatalogVariant[]): Pick<CatalogVariant, 'price' | 'oldPrice'> | null {
  const shown = variants.find(({ paused }) => !paused) ?? variants[0];
  return shown ? { price: shown.price, oldPrice: shown.oldPrice } : null;
}
