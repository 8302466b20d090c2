import { rateRefusal } from '../../../lib/gst/gstRates.ts';
import type { CatalogueRow, RowProblem } from '../file/catalogueRow.ts';
import { nameKey } from '../file/fileSummary.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import type { Details } from './storedDetails.ts';

// Why a record cannot be imported as it is compared with the shop.

/** Another product or variant has the SKU of a record about a product as a whole. */
export function skuProblem(
  state: CatalogueState,
  { sku }: CatalogueRow,
  product: StateProduct | null,
): RowProblem | null {
  if (sku === null) return null;
  const owner = state.bySku.get(sku);
  const isTaken = (owner && owner !== product) || state.byVariantSku.has(sku);
  return isTaken ? { field: 'sku', reason: 'another product has this SKU' } : null;
}

/** A stored product cannot be moved into the sub-category of a row that does not name the category. */
export function categoryProblem(
  state: CatalogueState,
  row: CatalogueRow,
  product: StateProduct,
): RowProblem | null {
  if (row.category !== '' || !row.hasSubCategory || row.categoryProblem === null) return null;
  const stored = state.categories.readNamesOf(product.subCatId)?.subCategory ?? '';
  return nameKey(stored) === nameKey(row.subCategory)
    ? null
    : { field: 'category', reason: row.categoryProblem };
}

/**
 * A product cannot get a rate of GST that the settings do not have; one that it has already stays, as in the desk's
 * editor.
 */
export function gstRateProblem(
  { allowedGstRates }: Pick<CatalogueState, 'allowedGstRates'>,
  { gstRate, taxExempt }: CatalogueRow,
  stored: Details,
): RowProblem | null {
  if (gstRate === null || taxExempt || gstRate === stored.gstRate || allowedGstRates.includes(gstRate))
    return null;
  return { field: 'gst_rate', reason: rateRefusal(allowedGstRates) };
}
