import type { EntityManager } from 'typeorm';
import { newId } from '../../../lib/ids.ts';
import type { CatalogueFile, Line } from '../file/catalogueFile.ts';
import type { CatalogueRow, RowProblem } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import { nameKey } from '../file/fileSummary.ts';
import { findPictures, resolveImages } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import { compareRow, type FieldValues, type ImportedField } from './compareRow.ts';
import { matchRows } from './matchRows.ts';
import { type ExpectedUnits, hasMovedSinceExport, keepOtherChanges, movedNote } from './previewedStock.ts';
import { readDetails } from './storedDetails.ts';

/** What an import does with a record of the file. */
export type Outcome = 'new' | 'changed' | 'unchanged' | 'merged' | 'refused';

/** A record of the file, compared with the stored catalogue. */
export interface PlannedRow extends Line {
  outcome: Outcome;
  /** Null if the record is merged or refused. */
  productId: string | null;
  /** The stored product; null if it is new. */
  product: StateProduct | null;
  /** Stored and new values of the fields that differ. */
  before: FieldValues;
  after: FieldValues;
  /** Units on hand of the stored product; null if it is new, or the record has no units. */
  onHand: number | null;
  /** Whether the units have moved since the export that the file comes from, and are not those of the record. */
  hasMovedStock: boolean;
}

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
  const { matches, unclear } = matchRows(state, summary, lines);
  const pictureFiles = await findPictures(pictures, lines);
  const stored = await readDetails(manager, matches);
  return lines.map((line): PlannedRow => {
    const { row } = line;
    if (!row) return plan(line, { outcome: isRefused(line) ? 'refused' : 'merged' });
    const product = matches.get(row) ?? null;
    const owner = row.sku && state.bySku.get(row.sku);
    if (owner && owner !== product)
      return plan(line, refusal(line, { field: 'sku', reason: 'another product has this SKU' }));
    const problem = product ? categoryProblem(state, row, product) : (row.newProblem ?? unclear.get(row));
    if (problem) return plan(line, refusal(line, problem));
    if (!product) {
      const { images = [], notes } = resolveImages(row, [], pictureFiles, line.notes);
      return plan(line, { notes, outcome: 'new', productId: newId(), after: { images } });
    }
    const details = stored.get(product.id) ?? {};
    const expected = expectedUnits?.get(product.id);
    const hasMovedStock = hasMovedSinceExport(row, expected, details.stock);
    const compared =
      hasMovedStock && !setsMovedStock
        ? { row: { ...row, stock: null }, notes: [...line.notes, movedNote(row, details.stock)] }
        : { row: keepOtherChanges(row, expected, details.stock), notes: line.notes };
    return plan(line, { ...compareRow(state, compared, product, details, pictureFiles), hasMovedStock });
  });
}

const plan = (
  { line, name, row, notes }: Line,
  values: Partial<PlannedRow> & Pick<PlannedRow, 'outcome'>,
): PlannedRow =>
  Object.assign(
    {
      line,
      name,
      row,
      notes,
      productId: null,
      product: null,
      before: {},
      after: {},
      onHand: null,
      hasMovedStock: false,
    },
    values,
  );

const isRefused = ({ notes }: Line) => notes.some(({ action }) => action === 'refused');

function refusal({ row, notes }: Line, { field, reason }: RowProblem) {
  const old = (field === 'sku' && row?.sku) || (field === 'product_id' && row?.productId) || '';
  const note: Note = { action: 'refused', field, reason, old, new: '' };
  return { row: null, outcome: 'refused' as const, notes: [...notes, note] };
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
  for (const { outcome, productId, product, after } of rows) {
    if (productId) state.matchedIds.add(productId);
    if (outcome === 'new') state.nextPosition++;
    if (!product) continue;
    if (after.sku !== undefined) {
      if (product.sku) state.bySku.delete(product.sku);
      if (after.sku) state.bySku.set(after.sku, product);
    }
    for (const field of Object.keys(product) as (keyof StateProduct)[]) {
      if (field in after) Object.assign(product, { [field]: after[field as ImportedField] });
    }
  }
}
