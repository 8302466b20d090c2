import type { EntityManager } from 'typeorm';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import { isVariantRow } from '../file/catalogueRow.ts';
import type { Line } from '../file/line.ts';
import { findPictures } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import type { ImportedField } from './compareRow.ts';
import { matchRows } from './matchRows.ts';
import { type Batch, planLines } from './planLines.ts';
import type { PlannedRow } from './plannedRow.ts';
import type { ExpectedUnits } from './previewedStock.ts';
import { readDetails, readItemUnits } from './storedDetails.ts';

/**
 * Compares a batch of records with the stored catalogue. Columns that are absent or blank in the file keep their stored
 * values.
 * @param expectedUnits what has been sold or counted since the preview is kept; null: the units become those of the
 * file
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
  const batch: Batch = {
    ...{ state, summary, setsMovedStock, expectedUnits, matches, unclear, pictureFiles, stored, units },
    statedUnits: new Map(state.statedUnits),
    itemsOfFile: state.itemsOfFile.copy(),
  };
  return groups.flatMap((group) => planLines(batch, group));
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
      if (item.isNew || item.sharedKey !== null) state.itemsOfFile.add(item);
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
