import type { EntityManager } from 'typeorm';
import type { Category, Product } from '../catalog.entity.ts';
import { readProductTaxes } from './productTax.queries.ts';

/** What a product is sold under. */
export interface ProductTax {
  /** HSN code; null: nobody has given one. */
  hsn: string | null;
  /** GST in basis points; 0 if it is exempt; null: nobody has given one. */
  rate: number | null;
  isExempt: boolean;
}

/** The tax columns of a product or category that says nothing of its own. */
export const noTax: Pick<Product & Category, 'hsn' | 'gstRate' | 'taxExempt'> = {
  hsn: null,
  gstRate: null,
  taxExempt: false,
};

/** The taxes of some products, also of withdrawn ones, by product id; what a product lacks is its category's. */
export const findProductTaxes = (
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, ProductTax>> => readProductTaxes(manager, [...new Set(productIds)]);
