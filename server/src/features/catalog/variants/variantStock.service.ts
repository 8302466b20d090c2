import type { ProductDetails } from '../productDetails.ts';
import type { CatalogProduct } from '../snapshot/snapshot.ts';
import { type CatalogVariant, countFrom, variantsOf, variantsOnSale } from './variants.service.ts';

/** What the functions of this file need. */
export interface StockContext {
  details: Pick<ProductDetails, 'units'>;
}

/** How many of a variant the caller can buy now; 0 while it is paused. */
export async function countInStock({ details }: StockContext, variant: CatalogVariant): Promise<number> {
  return variant.paused ? 0 : countFrom(await details.units(variant), variant);
}

/** The shown variant of a product, and how many of it the caller can buy now. */
export async function shownStock(ctx: StockContext, product: CatalogProduct) {
  const variants = variantsOf(product);
  const [only] = variants;
  // At once, so that one statement reads the stock and what else of the product is requested.
  if (product.variants.length < 2) return { variant: only, countInStock: await countInStock(ctx, only) };
  const counts = await Promise.all(variants.map((variant) => countInStock(ctx, variant)));
  const index = counts.findIndex((count) => count > 0);
  const variant = variants[index] ?? variantsOnSale(product)[0] ?? only;
  return { variant, countInStock: counts[index] ?? 0 };
}

/**
 * The variant whose price and stock a product shows as its own: the first one that the caller can buy now, else the first on sale. Reads the
 * stock only of products whose variants are stored: the others have one price and one stock.
 */
export const shownVariant = async (ctx: StockContext, product: CatalogProduct): Promise<CatalogVariant> =>
  product.variants.length < 2 ? variantsOf(product)[0] : (await shownStock(ctx, product)).variant;
