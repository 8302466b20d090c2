import type { EntityManager } from 'typeorm';
import { newId } from '../../../lib/ids.ts';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import { type CatalogueRow, isVariantRow } from '../file/catalogueRow.ts';
import type { Line } from '../file/line.ts';
import { findPictures, resolveImages } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import { compareRow, type ImportedField } from './compareRow.ts';
import { matchRows } from './matchRows.ts';
import { isRefused, type PlannedRow, plan, refusal } from './plannedRow.ts';
import { type ExpectedUnits, hasMovedSinceExport, keepOtherChanges, movedNote } from './previewedStock.ts';
import { categoryProblem, gstRateProblem, skuProblem } from './rowProblems.ts';
import { noteSimilarSku } from './similarSkus.ts';
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
  const sharedItems = state.sharedItems.copy();
  return groups.flatMap((lines): PlannedRow[] => {
    const [{ row }] = lines;
    if (!row) return lines.map((one) => plan(one, { outcome: isRefused(one) ? 'refused' : 'merged' }));
    const product = matches.get(row) ?? null;
    const group = lines.map((one): Line => {
      const notes = one.row ? noteSimilarSku(state, summary, one.row, product?.id ?? null) : [];
      return notes.length > 0 ? { ...one, notes: [...one.notes, ...notes] } : one;
    }) as [Line, ...Line[]];
    const [line] = group;
    const details = (product && stored.get(product.id)) ?? {};
    const findProblem = (one: CatalogueRow) =>
      unclear.get(row) ??
      (product ? categoryProblem(state, one, product) : one.newProblem) ??
      gstRateProblem(state, one, details);
    const planProduct = (one: Line, compared: Pick<Line, 'notes'> & { row: CatalogueRow }): PlannedRow => {
      if (product) return plan(one, compareRow(state, compared, product, details, pictureFiles));
      const { images = [], notes } = resolveImages(compared.row, [], pictureFiles, compared.notes);
      return plan(one, { notes, outcome: 'new', productId: newId(), after: { images } });
    };
    if (isVariantRow(row)) {
      const lines = group as [VariantLine, ...VariantLine[]];
      const ofProduct = { product, details, findProblem, planProduct };
      const ofShop = {
        state,
        summary,
        sharedItems,
        statedUnits,
        units,
        expectedUnits,
        setsMovedStock,
        pictureFiles,
      };
      const planned = planGroup({ lines, ...ofProduct, ...ofShop });
      for (const item of planned.flatMap(({ items }) => items)) {
        if (item.stated) statedUnits.set(item.id, item.stated);
        if (item.sharedKey === null) continue;
        sharedItems.add(item);
        units.set(item.id, { onHand: item.after, reserved: 0 });
      }
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

/** Updates the state after a batch was stored, or as if it were. */
export function applyBatch(state: CatalogueState, rows: readonly PlannedRow[], revision: number): void {
  state.revision = revision;
  for (const { outcome, productId, product, before, after, items } of rows) {
    if (productId) state.matchedIds.add(productId);
    if (outcome === 'new') state.nextPosition++;
    for (const item of items) {
      if (item.stated) state.statedUnits.set(item.id, item.stated);
      if (item.sharedKey !== null) state.sharedItems.add(item);
    }
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
