import type { EntityManager } from 'typeorm';
import type { Sql } from '../../../database/conditions.ts';
import { placeholders } from '../../../database/dialects.ts';
import type { ProductTax } from './productTax.ts';

type TaxRow = Record<'productId' | 'hsn', string | null> &
  Record<
    'gstRate' | 'taxExempt' | 'subGstRate' | 'subTaxExempt' | 'catGstRate' | 'catTaxExempt',
    number | null
  >;

/** The taxes of some products, by product id. Each has its own values, else those of its sub-category, else of its category. */
export async function readProductTaxes(
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, ProductTax>> {
  if (productIds.length === 0) return new Map();
  const rows: TaxRow[] = await manager.query(
    `SELECT p.id AS productId, COALESCE(p.hsn, s.hsn, c.hsn) AS hsn, p.gstRate, p.taxExempt,
         s.gstRate AS subGstRate, s.taxExempt AS subTaxExempt, c.gstRate AS catGstRate, c.taxExempt AS catTaxExempt
       FROM products p JOIN categories s ON s.id = p.subCatId JOIN categories c ON c.id = p.catId
       WHERE p.id IN (${placeholders(productIds)})`,
    [...productIds],
  );
  return new Map(rows.map((row) => [row.productId ?? '', { hsn: row.hsn, ...rateOf(row) }]));
}

/** The rate of the product, or of the nearest category that has one. */
function rateOf(row: TaxRow): Pick<ProductTax, 'rate' | 'isExempt'> {
  const levels = [
    [row.gstRate, row.taxExempt],
    [row.subGstRate, row.subTaxExempt],
    [row.catGstRate, row.catTaxExempt],
  ] as const;
  const [rate = null, exempt = 0] = levels.find(([gstRate, isExempt]) => gstRate !== null || isExempt) ?? [];
  return exempt ? { rate: 0, isExempt: true } : { rate, isExempt: false };
}

/** Holds for a row of `products` on sale for which `readProductTaxes` finds no HSN code or no rate. */
export const isOnSaleWithoutTax: Sql = {
  sql: `withdrawn = 0 AND EXISTS (SELECT 1 FROM categories s JOIN categories c ON c.id = products.catId
    WHERE s.id = products.subCatId AND (COALESCE(products.hsn, s.hsn, c.hsn) IS NULL
      OR COALESCE(products.gstRate, s.gstRate, c.gstRate) IS NULL
        AND products.taxExempt = 0 AND s.taxExempt = 0 AND c.taxExempt = 0))`,
  parameters: [],
};
