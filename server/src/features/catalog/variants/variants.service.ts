import type { Measure } from '../measures/measure.ts';
import type { CatalogVariant, Variant } from './variants.entity.ts';

export type { CatalogVariant };

/** At least one. */
type Variants = readonly [CatalogVariant, ...CatalogVariant[]];

/** A product, as far as its variants depend on it. */
interface WithVariants extends Pick<Variant, 'id' | 'price' | 'oldPrice'> {
  options: readonly string[];
  /** What a package contains; null: unknown. */
  contents: Measure | null;
  /** Those that are stored. */
  variants: readonly CatalogVariant[];
}

/**
 * The variants of a product, in the order of its options; at least one. A product whose variants are not stored has one for each
 * of its options, or one without a label, at its own price.
 */
export function variantsOf(product: WithVariants): Variants {
  if (isNotEmpty(product.variants)) return product.variants;
  const [first = '', ...others] = product.options;
  return [
    simpleVariant(product, first, 0),
    ...others.map((label, index) => simpleVariant(product, label, index + 1)),
  ];
}

const isNotEmpty = (variants: readonly CatalogVariant[]): variants is Variants => variants.length > 0;

const simpleVariant = (
  { id, price, oldPrice, contents }: WithVariants,
  label: string,
  index: number,
): CatalogVariant => ({
  // The first one's is the product's, so that it does not change when options are added.
  id: index === 0 ? id : `${id}.${index}`,
  productId: id,
  label,
  sku: null,
  gtin: null,
  price,
  oldPrice,
  // An option is a package of its own.
  amount: label === '' ? (contents?.amount ?? null) : null,
  unit: label === '' ? (contents?.unit ?? null) : null,
  picture: null,
  paused: false,
  weighed: false,
  inventoryId: null,
  requiredQuantity: 1,
});

/** The variant that an option names; null if there is none. @param label empty: of a product without options */
export const findVariantByLabel = (product: WithVariants, label: string): CatalogVariant | null =>
  variantsOf(product).find((variant) => variant.label === label) ?? null;

/** The inventory item that a variant draws on. */
export const itemOf = ({
  inventoryId,
  productId,
}: Pick<CatalogVariant, 'inventoryId' | 'productId'>): string => inventoryId ?? productId;

/** How many of a variant so many units of its inventory item are enough for. */
export const countFrom = (
  units: number,
  { requiredQuantity }: Pick<CatalogVariant, 'requiredQuantity'>,
): number => Math.max(0, Math.floor(units / requiredQuantity));

/** The variants on sale; all of them if none is. */
export function variantsOnSale(product: WithVariants): readonly CatalogVariant[] {
  const variants = variantsOf(product);
  const onSale = variants.filter(({ paused }) => !paused);
  return onSale.length > 0 ? onSale : variants;
}

/** The lowest price of the variants on sale, in paise. */
export const lowestPrice = (product: WithVariants): number =>
  product.variants.length === 0
    ? product.price
    : Math.min(...variantsOnSale(product).map(({ price }) => price));

/** The highest price of the variants on sale, in paise. */
export const highestVariantPrice = (product: WithVariants): number =>
  product.variants.length === 0
    ? product.price
    : Math.max(...variantsOnSale(product).map(({ price }) => price));
