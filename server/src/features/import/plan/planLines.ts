import { newId } from '../../../lib/ids.ts';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import { type CatalogueRow, isVariantRow, type RowProblem } from '../file/catalogueRow.ts';
import type { Line } from '../file/line.ts';
import type { Units } from '../imports.queries.ts';
import { resolveImages } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import { compareRow } from './compareRow.ts';
import { noteIgnoredId } from './ignoredIds.ts';
import { isRefused, type PlannedRow, plan, refusal } from './plannedRow.ts';
import { hasMovedSinceExport, keepOtherChanges, movedNote } from './previewedStock.ts';
import { categoryProblem, gstRateProblem, skuProblem } from './rowProblems.ts';
import { noteSimilarSku } from './similarSkus.ts';
import type { Details } from './storedDetails.ts';
import { type Group, planGroup, type VariantLine } from './variants/planGroup.ts';

type Lines = readonly [Line, ...Line[]];

/** What the plans of a batch's records depend on. */
export interface Batch
  extends Pick<Group, 'expectedUnits' | 'pictureFiles'>,
    Pick<CatalogueState, 'statedUnits' | 'itemsOfFile'>,
    Pick<CatalogueFile, 'summary' | 'setsMovedStock'> {
  state: CatalogueState;
  /** The stored product that each row describes, and why it is not known of a row: of the first row of a product. */
  matches: ReadonlyMap<CatalogueRow, StateProduct>;
  unclear: ReadonlyMap<CatalogueRow, RowProblem>;
  /** By the id of the stored product. */
  stored: ReadonlyMap<string, Details>;
  /** By inventory item. Those that earlier records of the batch create are added. */
  units: Map<string, Units>;
}

/** The stored product that records are about, if there is any, and what they can make of it. */
type Target = Pick<Group, 'product' | 'details' | 'planProduct'> & {
  findProblem(row: CatalogueRow): RowProblem | null;
};

/** Plans the records about one product: one record, or those of its variants. */
export function planLines(batch: Batch, lines: Lines): PlannedRow[] {
  const [{ row }] = lines;
  if (!row) return lines.map((line) => planUnread(batch.state, line));
  const target = targetOf(batch, row);
  const [line, ...others] = lines;
  const noted = (one: Line) => withNumberNotes(batch, one, target);
  return isVariantRow(row)
    ? planVariantLines(batch, [noted(line), ...others.map(noted)] as [VariantLine, ...VariantLine[]], target)
    : [planWhole(batch, noted(line), row, target)];
}

/** Plans a record that was refused or merged when it was read, with the stored product and the option that it names. */
function planUnread(state: CatalogueState, line: Line): PlannedRow {
  const { option, productId, sku } = line.texts;
  const id = state.byId.has(productId) ? productId : (state.byVariantSku.get(sku) ?? '');
  return plan(line, {
    outcome: isRefused(line) ? 'refused' : 'merged',
    variant: option || null,
    product: state.byId.get(id) ?? state.bySku.get(sku) ?? null,
  });
}

function targetOf({ state, matches, unclear, stored, pictureFiles }: Batch, first: CatalogueRow): Target {
  const product = matches.get(first) ?? null;
  const details = (product && stored.get(product.id)) ?? {};
  return {
    product,
    details,
    findProblem: (row) =>
      unclear.get(first) ??
      (product ? categoryProblem(state, row, product) : row.newProblem) ??
      gstRateProblem(state, row, details),
    planProduct(line, compared) {
      if (product) return plan(line, compareRow(state, compared, product, details, pictureFiles));
      const { images = [], notes } = resolveImages(compared.row, [], pictureFiles, compared.notes);
      return plan(line, { notes, outcome: 'new', productId: newId(), after: { images } });
    },
  };
}

/** The line with what is noted of its SKU and its id. Where an unknown one is the problem, it is refused instead. */
function withNumberNotes({ state, summary }: Batch, line: Line, { product, findProblem }: Target): Line {
  const { row } = line;
  if (!row) return line;
  const notes = noteSimilarSku(state, summary, row, product?.id ?? null);
  if (findProblem(row) === null) notes.push(...noteIgnoredId(state, row, product));
  return notes.length > 0 ? { ...line, notes: [...line.notes, ...notes] } : line;
}

/**
 * Plans the records about variants of one product. Later ones of the batch depend on the inventory items of this plan.
 */
function planVariantLines(
  batch: Batch,
  lines: readonly [VariantLine, ...VariantLine[]],
  target: Target,
): PlannedRow[] {
  const planned = planGroup({ ...batch, ...target, lines });
  for (const item of planned.flatMap(({ items }) => items)) {
    if (item.stated) batch.statedUnits.set(item.id, item.stated);
    if (item.sharedKey === null) continue;
    batch.itemsOfFile.add(item);
    // One that an earlier run has stored may have been reserved since.
    const reserved = batch.units.get(item.id)?.reserved ?? 0;
    batch.units.set(item.id, { onHand: item.after, reserved });
  }
  return planned;
}

/** Plans a record about a product as a whole. */
function planWhole(
  { state, unclear, expectedUnits, setsMovedStock }: Batch,
  line: Line,
  row: CatalogueRow,
  { product, details, findProblem, planProduct }: Target,
): PlannedRow {
  // The product that has its SKU may be the one that an earlier record is about.
  const problem = unclear.get(row) ?? skuProblem(state, row, product) ?? findProblem(row);
  if (problem) return plan(line, refusal(line, problem));
  const expected = expectedUnits?.get(product?.id ?? '');
  const hasMovedStock = hasMovedSinceExport(row, expected, details.stock);
  const compared =
    hasMovedStock && !setsMovedStock
      ? { row: { ...row, stock: null }, notes: [...line.notes, movedNote(row, details.stock)] }
      : { row: keepOtherChanges(row, expected, details.stock), notes: line.notes };
  return Object.assign(planProduct(line, compared), { hasMovedStock });
}
