import type { EntityManager } from 'typeorm';
import { newId } from '../../../lib/ids.ts';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import { type CatalogueRow, isVariantRow, type RowProblem } from '../file/catalogueRow.ts';
import { nameKey } from '../file/fileSummary.ts';
import type { Line } from '../file/line.ts';
import { findPictures, resolveImages } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import { compareRow, type ImportedField } from './compareRow.ts';
import { matchRows } from './matchRows.ts';
import { isRefused, type PlannedRow, plan, refusal } from './plannedRow.ts';
import { type ExpectedUnits, hasMovedSinceExport, keepOtherChanges, movedNote } from './previewedStock.ts';
import { readDetails, readItemUnits } from './storedDetails.ts';
import { planGroup, type VariantLine } from './variants/planGroup.ts';

/**
 * Compares a batch of records with the stored catalogue. Columns that are absent or blank in the file keep their stored values.
 * @param expectedUnits what has been sold or counted since the preview is kept; null: the units become those of the file
 */
export async function planBatch(
  manager: EntityManager,
  state: CatalogueState,
  { summary, pictures, setsMovedStock }: Pick<CatalogueFile, 'summary' | 'pictures' | 'setsMovedStock'>,
  lines: readonly Line[],
  expectedUnits: ExpectedUnits | null = null,
): Promise<PlannedRow[]> {
  const groups = toGroups(lines);
  const { matches, unclear } = matchRows(state, summary, groups);
  const pictureFiles = await findPictures(pictures, lines);
  const stored = await readDetails(manager, matches);
  const units = await readItemUnits(manager, state, lines, matches, stored);
  const statedUnits = new Map(state.statedUnits);
  return groups.flatMap((group): PlannedRow[] => {
    const [line] = group;
    const { row } = line;
    if (!row) return [plan(line, { outcome: isRefused(line) ? 'refused' : 'merged' })];
    const product = matches.get(row) ?? null;
    const details = (product && stored.get(product.id)) ?? {};
    const findProblem = (one: CatalogueRow) =>
      unclear.get(row) ?? (product ? categoryProblem(state, one, product) : one.newProblem);
    const planProduct = (one: Line, compared: Pick<Line, 'notes'> & { row: CatalogueRow }): PlannedRow => {
      if (product) return plan(one, compareRow(state, compared, product, details, pictureFiles));
      const { images = [], notes } = resolveImages(compared.row, [], pictureFiles, compared.notes);
      return plan(one, { notes, outcome: 'new', productId: newId(), after: { images } });
    };
    if (isVariantRow(row)) {
      const lines = group as [VariantLine, ...VariantLine[]];
      const ofProduct = { product, details, findProblem, planProduct };
      const ofShop = { state, statedUnits, units, expectedUnits, setsMovedStock };
      const planned = planGroup({ lines, ...ofProduct, ...ofShop });
      for (const { id, stated } of planned.flatMap(({ items }) => items))
        if (stated) statedUnits.set(id, stated);
      return planned;
    }
    const problem = skuProblem(state, row, product) ?? findProblem(row);
    if (problem) return [plan(line, refusal(line, problem))];
    const expected = expectedUnits?.get(product?.id ?? '');
    const hasMovedStock = hasMovedSinceExport(row, expected, details.stock);
    const compared =
      hasMovedStock && !setsMovedStock
        ? { row: { ...row, stock: null }, notes: [...line.notes, movedNote(row, details.stock)] }
        : { row: keepOtherChanges(row, expected, details.stock), notes: line.notes };
    return [Object.assign(planProduct(line, compared), { hasMovedStock })];
  });
}

/** The lines, of which those about variants of one product are together. */
function toGroups(lines: readonly Line[]): [Line, ...Line[]][] {
  const groups: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isSameGroup(last[0], line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Whether two lines are about variants of one product. */
export const isSameGroup = ({ row: one }: Line, { row: other }: Line): boolean =>
  isVariantRow(one) && one.variant.group === other?.variant?.group;

/** Another product or variant has the SKU of a record about a product as a whole. */
function skuProblem(
  state: CatalogueState,
  { sku }: CatalogueRow,
  product: StateProduct | null,
): RowProblem | null {
  if (sku === null) return null;
  const owner = state.bySku.get(sku);
  const isTaken = (owner && owner !== product) || state.byVariantSku.has(sku);
  return isTaken ? { field: 'sku', reason: 'another product has this SKU' } : null;
}

/** Why a stored product cannot be moved into the sub-category of a row that does not name the category. */
function categoryProblem(state: CatalogueState, row: CatalogueRow, product: StateProduct): RowProblem | null {
  if (row.category !== '' || !row.hasSubCategory || row.categoryProblem === null) return null;
  const stored = state.categories.readNamesOf(product.subCatId)?.subCategory ?? '';
  return nameKey(stored) === nameKey(row.subCategory)
    ? null
    : { field: 'category', reason: row.categoryProblem };
}

/** Updates the state after a batch was stored, or as if it were. */
export function applyBatch(state: CatalogueState, rows: readonly PlannedRow[], revision: number): void {
  state.revision = revision;
  for (const { outcome, productId, product, before, after, items } of rows) {
    if (productId) state.matchedIds.add(productId);
    if (outcome === 'new') state.nextPosition++;
    for (const { id, stated } of items) if (stated) state.statedUnits.set(id, stated);
    for (const { sku } of before.variants ?? []) if (sku) state.byVariantSku.delete(sku);
    for (const { sku } of after.variants ?? []) if (sku && productId) state.byVariantSku.set(sku, productId);
    if (!product) continue;
    if (after.sku !== undefined) {
      if (product.sku) state.bySku.delete(product.sku);
      if (after.sku) state.bySku.set(after.sku, product);
    }
    if (after.variants) product.hasVariants = true;
    for (const field of Object.keys(product) as (keyof StateProduct)[]) {
      if (field in after) Object.assign(product, { [field]: after[field as ImportedField] });
    }
  }
}
