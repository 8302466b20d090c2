import type { ProductDetails } from '../productDetails.ts';
import type { CatalogProduct } from '../snapshot/snapshot.ts';
import { type CatalogVariant, countFrom, variantsOf } from './variants.service.ts';

/** What the functions of this file need. */
interface StockContext {
  details: Pick<ProductDetails, 'units'>;
}

/** How many of a variant the caller can buy now; 0 while it is paused. */
export async function countInStock({ details }: StockContext, variant: CatalogVariant): Promise<number> {
  return variant.paused ? 0 : countFrom(await details.units(variant), variant);
}

/**
 * The variant whose price and stock a product shows as its own: the first one that the caller can buy now, else the first. Reads the
 * stock only of products whose variants are stored: the others have one price and one stock.
 */
export async function shownVariant(ctx: StockContext, product: CatalogProduct): Promise<CatalogVariant> {
  const variants = variantsOf(product);
  if (product.variants.length < 2) return variants[0];
  const counts = await Promise.all(variants.map((variant) => countInStock(ctx, variant)));
  return variants.find((_, index) => (counts[index] ?? 0) > 0) ?? variants[0];
}
