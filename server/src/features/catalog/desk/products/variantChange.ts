import { newId } from '../../../../lib/ids.ts';
import { optionsOf } from '../../options.ts';
import { listsFor } from '../../variants/storeVariants.ts';
import type { CatalogVariant } from '../../variants/variants.service.ts';
import type { Lookups, ProductValues } from './productFields.ts';
import type { DeskProduct } from './productList.queries.ts';
import {
  type FieldRefusal,
  inventoryItemUnknown,
  optionsCombined,
  optionsPriced,
  pictureMissing,
} from './products.problems.ts';
import type { ParsedVariant } from './variant.input.ts';

type Refuse = (refusal: FieldRefusal) => void;

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
  { missingPictures, inventoryUnits }: Pick<Lookups, 'missingPictures' | 'inventoryUnits'>,
  refuse: Refuse,
): void {
  const { variants } = values;
  if (variants && variants.length > 0) {
    const lists = listsFor(
      { ...product, ...values },
      variants.map(({ label }) => label),
    );
    if (lists) Object.assign(values, lists, pricesOf(variants));
    else refuse(optionsCombined());
    const stored = new Set(product.variants.map(({ picture }) => picture));
    if (variants.some(({ picture }) => picture && !stored.has(picture) && missingPictures.has(picture)))
      refuse(pictureMissing('variants'));
    if (variants.some(({ inventoryId }) => inventoryId && !inventoryUnits.has(inventoryId)))
      refuse(inventoryItemUnknown('variants'));
    return;
  }
  if (variants || product.variants.length === 0) return;
  const options = optionsOf({ ...product, ...values });
  const present = optionsOf(product);
  if (options.length !== present.length || options.some((option, index) => option !== present[index]))
    refuse(optionsPriced('productWeight'));
  const { price = product.price, oldPrice = product.oldPrice } = values;
  if (price === product.price && oldPrice === product.oldPrice) return;
  const [variant, ...others] = product.variants;
  if (variant && others.length === 0) values.variants = [{ ...variant, price, oldPrice }];
  else refuse(optionsPriced(values.price === undefined ? 'oldPrice' : 'price'));
}

/** The price that the product shows: that of its first variant on sale. */
function pricesOf(variants: readonly CatalogVariant[]): Pick<CatalogVariant, 'price' | 'oldPrice'> | null {
  const shown = variants.find(({ paused }) => !paused) ?? variants[0];
  return shown ? { price: shown.price, oldPrice: shown.oldPrice } : null;
}
