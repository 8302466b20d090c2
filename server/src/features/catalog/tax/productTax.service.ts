import type { EntityManager } from 'typeorm';
import { defaultGstRates, type GstRates, parseGstRates, ratesOn } from '../../../lib/gst/gstRates.ts';
import { formatShopDay, shopDayOf } from '../../../lib/time/shopDay.ts';
import { getSettings, readShopSettings, type SettingsContext } from '../../settings/settings.service.ts';
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

const ratesToday = (table: readonly GstRates[] | null): readonly number[] =>
  ratesOn(table ?? [], formatShopDay(shopDayOf(Date.now())));

/** The rates that products may have today, in basis points. */
export const allowedGstRates = (ctx: SettingsContext): readonly number[] =>
  ratesToday(parseGstRates(getSettings(ctx).gstRates));

/** As `allowedGstRates`, by the settings as they are stored. */
export const readAllowedGstRates = async (manager: EntityManager): Promise<readonly number[]> =>
  ratesToday(parseGstRates((await readShopSettings(manager)).gstRates));

/** As `allowedGstRates`, of a shop without settings. */
export const defaultGstRatesOfToday = (): readonly number[] => ratesToday(defaultGstRates);

/** The taxes of some products, also of withdrawn ones, by product id; what a product lacks is its category's. */
export const findProductTaxes = (
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, ProductTax>> => readProductTaxes(manager, [...new Set(productIds)]);
