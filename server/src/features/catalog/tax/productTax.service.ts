import type { EntityManager } from 'typeorm';
import { parseGstRates, ratesOn } from '../../../lib/gst/gstRates.ts';
import { formatShopDay, shopDayOf } from '../../../lib/time/shopDay.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import type { Category, Product } from '../catalog.entity.ts';
import { readProductTaxes } from './productTax.queries.ts';
import type { ProductTax } from './productTax.ts';

export type { ProductTax };

/** The tax columns of a product or category that says nothing of its own. */
export const noTax: Pick<Product & Category, 'hsn' | 'gstRate' | 'taxExempt'> = {
  hsn: null,
  gstRate: null,
  taxExempt: false,
};

/** The rates that products may have today, in basis points. */
export const allowedGstRates = (ctx: SettingsContext): readonly number[] =>
  ratesOn(parseGstRates(getSettings(ctx).gstRates) ?? [], formatShopDay(shopDayOf(Date.now())));

/** The taxes of some products, also of withdrawn ones, by product id; what a product lacks is its category's. */
export const findProductTaxes = (
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, ProductTax>> => readProductTaxes(manager, [...new Set(productIds)]);
