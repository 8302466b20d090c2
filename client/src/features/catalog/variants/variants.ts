import { graphql } from '../../../generated/gql.ts';
import type { ProductVariants_ProductFragment } from '../../../generated/graphql.ts';
import { toPaise } from '../../../lib/cartTotal.ts';
import type { FragmentData } from '../../../lib/fragmentData.ts';

export const PRODUCT_VARIANTS = graphql(`
  fragment ProductVariants_product on Product {
    variants {
      id
      label
      price
      oldPrice
      discount
      countInStock
      weighed
      netQuantity
      comparablePrice {
        price
        reference
      }
      image {
        url
        srcSet
      }
    }
  }
`);

/** A product with its variants. */
export type ProductVariants = FragmentData<ProductVariants_ProductFragment>;
export type ProductVariant = ProductVariants['variants'][number];
type Picture = NonNullable<ProductVariant['image']>;

/** Whether the variants have different prices. */
export const hasPrices = ({ variants }: Pick<ProductVariants, 'variants'>): boolean =>
  variants.some(({ price }) => price !== variants[0]?.price);

/** The variant whose price and stock the product shows as its own: the first one that can be bought, else the first. */
export const shownVariant = <Variant extends Pick<ProductVariant, 'countInStock'>>({
  variants,
}: {
  variants: readonly Variant[];
}): Variant | undefined => variants.find(({ countInStock }) => countInStock > 0) ?? variants[0];

/** What a list is sorted or filtered by: the price of a package, or that of a comparable amount. */
export type PriceBasis = 'price' | 'unitPrice';

type UnitPrice = NonNullable<ProductVariant['comparablePrice']>;

/** The large references that a category may have, and a tenth of each. */
const TENTHS: Readonly<Record<string, string>> = { kg: '100 g', L: '100 ml' };

/** A comparable price for the amount that all categories have in common: 100 g, 100 ml, a metre or a piece. */
export function onCommonBasis(unitPrice: UnitPrice): UnitPrice {
  const tenth = TENTHS[unitPrice.reference];
  return tenth
    ? { ...unitPrice, price: Math.round(toPaise(unitPrice.price) / 10) / 100, reference: tenth }
    : unitPrice;
}

/** The cheapest of the variants that can be bought; without one, the variant that the product shows as its own. */
export function cheapestVariant(
  { variants }: Pick<ProductVariants, 'variants'>,
  basis: PriceBasis,
): ProductVariant | undefined {
  const priceOf = ({ price, comparablePrice }: ProductVariant): number =>
    basis === 'price' ? price : (comparablePrice?.price ?? Number.POSITIVE_INFINITY);
  const inStock = variants.filter(({ countInStock }) => countInStock > 0);
  const lowest = Math.min(...inStock.map(priceOf));
  return inStock.find((variant) => priceOf(variant) === lowest) ?? shownVariant({ variants });
}

/** A product as it is sold in one of its variants: with that one's price, stock and picture. */
export function asVariant<Product extends { images: readonly Picture[] }>(
  product: Product,
  { price, oldPrice, discount, countInStock, image }: ProductVariant,
) {
  const images = image ? [image] : [...product.images];
  return { ...product, price, oldPrice, discount, countInStock, images };
}

interface Pictures {
  images: Picture[];
  /** Their text alternatives; an empty one is made of the product's name. */
  alts: string[];
}

/** The pictures of a product, and those of its variants that are not among them. */
export function picturesOf(
  product: Pick<ProductVariants, 'variants'> & {
    name: string;
    images: readonly Picture[];
    imageAlts: readonly string[];
  },
): Pictures {
  const { name, variants, imageAlts } = product;
  const images: Picture[] = [...product.images];
  const alts = images.map((_, index) => imageAlts[index] ?? '');
  for (const { image, label } of variants) {
    if (!image || images.some(({ url }) => url === image.url)) continue;
    images.push(image);
    alts.push(`${name}, ${label}`);
  }
  return { images, alts };
}
