import { type CatalogContext, findCategory } from '../catalog.service.ts';
import type { CatalogVariant } from '../variants/variants.service.ts';
import { formatMeasure, namesMeasure } from './measure.ts';
import { comparableUnitPrice, pricedMeasureOf, statutoryUnitPrice, type UnitPrice } from './unitPrice.ts';

/** What a variant contains, as it is read; null: unknown, or its label says it. */
export function findNetQuantity(variant: CatalogVariant): string | null {
  const measure = pricedMeasureOf(variant);
  if (!measure) return null;
  const text = formatMeasure(measure);
  // Most labels are just the amount, and need not be read.
  return variant.label === text || namesMeasure(variant.label, measure) ? null : text;
}

/** The unit price that the law requires for a variant; null: none. */
export function findStatutoryPrice(variant: CatalogVariant): UnitPrice | null {
  const priced = pricedMeasureOf(variant);
  return priced && statutoryUnitPrice(priced);
}

/** The unit price of a variant by the setting of its sub-category or category; null: its amount is unknown. */
export function findComparablePrice(ctx: CatalogContext, variant: CatalogVariant): UnitPrice | null {
  const priced = pricedMeasureOf(variant);
  if (!priced) return null;
  const product = ctx.catalog.snapshot.productById.get(variant.productId);
  const settings = [product?.subCatId, product?.catId].map((id) => (id ? findCategory(ctx, id) : null));
  const setting = settings.flatMap((category) => category?.comparableUnit || [])[0];
  return comparableUnitPrice(priced, setting ?? null);
}
