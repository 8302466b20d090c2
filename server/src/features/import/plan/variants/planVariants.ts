import { listsFor, type OptionLists } from '../../../catalog/catalogueRows.service.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import type { Note } from '../../file/fieldReader.ts';
import type { Units } from '../../imports.queries.ts';
import type { ExpectedUnits } from '../previewedStock.ts';
import { type AssignedRows, assignRows } from './assignRows.ts';
import { type ChangeContext, changeVariant } from './changeVariant.ts';
import { type PlannedItem, planUnits, type StatedUnits, stateUnits } from './itemUnits.ts';
import { placeVariants } from './placeVariants.ts';
import { createVariantItems, type VariantItems } from './variantItems.ts';

/** What the variants of a product depend on besides their records. */
export interface VariantContext extends ChangeContext {
  /** What earlier records of the file say. */
  statedUnits: ReadonlyMap<string, StatedUnits>;
  lists: OptionLists;
  /** By inventory item; a new one has none. */
  units: ReadonlyMap<string, Units>;
  expectedUnits: ExpectedUnits | null;
  setsMovedStock: boolean;
}

/** The variants of a product as they become. */
export interface PlannedVariants {
  variants: readonly CatalogVariant[];
  lists: OptionLists;
  /** The product's own item is among them. */
  items: PlannedItem[];
  notes: ReadonlyMap<VariantRow, Note[]>;
  /** The options of the variants that the records are about. */
  labelOf: ReadonlyMap<VariantRow, string>;
  hasMovedStock: boolean;
  /** The records that change nothing, and why. */
  problems: ReadonlyMap<VariantRow, RowProblem>;
}

/** Compares records with the variants of their product. Variants without a record stay as they are. */
export function planVariants(ctx: VariantContext, rows: readonly VariantRow[]): PlannedVariants {
  const problems = new Map<VariantRow, RowProblem>();
  // What the others become depends on those that are refused.
  for (;;) {
    const plan = planRows(
      ctx,
      rows.filter((row) => !problems.has(row)),
    );
    if (plan.problems.size === 0) return { ...plan, problems };
    for (const [row, problem] of plan.problems) problems.set(row, problem);
  }
}

function planRows(ctx: VariantContext, rows: readonly VariantRow[]): PlannedVariants {
  const { variants: present, rowOf, problems } = assignRows(ctx.productId, ctx.variants, rows);
  const items = createVariantItems(ctx);
  const notes = new Map<VariantRow, Note[]>(noteSamePlaces(rows));
  const changes = { ...ctx, present, rowOf, items, addNote };
  const changedVariants = present.map((variant) => {
    const row = rowOf.get(variant.id);
    const changed = row && changeVariant(changes, variant, row);
    if (!changed) return variant;
    if (!('reason' in changed)) return changed;
    problems.set(row, changed);
    return variant;
  });
  const variants = placeVariants(changedVariants, rowOf);
  const lists = listsOf(ctx, variants, rows[0]);
  if (!lists) addListProblems(ctx, variants, { rowOf, problems });
  const units = planItemUnits(ctx, items, variants, { rowOf, problems, notes });
  const labelById = new Map(variants.map(({ id, label }) => [id, label]));
  const labelOf = new Map([...rowOf].map(([id, row]) => [row, labelById.get(id) ?? '']));
  return { variants, lists: lists ?? ctx.lists, ...units, notes, labelOf, problems };

  function addNote(row: VariantRow, note: Note): void {
    notes.set(row, [...(notes.get(row) ?? []), note]);
  }
}

/**
 * The lists of options that have the variants' options; null: they combine several lists, which cannot have new ones.
 */
function listsOf(
  ctx: VariantContext,
  variants: readonly CatalogVariant[],
  first: VariantRow | undefined,
): OptionLists | null {
  const labels = variants.map(({ label }) => label);
  return listsFor({ ...ctx.lists, ...first?.options }, labels) ?? listsFor(ctx.lists, labels);
}

/** Refuses the records that change which options there are, or their order. */
function addListProblems(
  ctx: VariantContext,
  variants: readonly CatalogVariant[],
  { rowOf, problems }: Pick<AssignedRows, 'rowOf' | 'problems'>,
): void {
  const reason = 'its options combine several lists: change them at the desk first';
  for (const [index, { id, label }] of variants.entries()) {
    const row = rowOf.get(id);
    const isNew = !ctx.variants.some((variant) => variant.label === label);
    const isMoved = ctx.variants[index]?.label !== label && row?.variant.position != null;
    if (row && (isNew || isMoved)) problems.set(row, { field: isNew ? 'option' : 'position', reason });
  }
}

/** Two variants cannot be at the same place. */
function noteSamePlaces(rows: readonly VariantRow[]): [VariantRow, Note[]][] {
  const places = new Set<number>();
  return rows.flatMap((row): [VariantRow, Note[]][] => {
    const { position } = row.variant;
    const isFirst = position === null || !places.has(position);
    if (position !== null) places.add(position);
    const reason = 'an earlier line has the same place: the present order of the two stays';
    return isFirst
      ? []
      : [[row, [{ action: 'noted', field: 'position', reason, old: String(position), new: '' }]]];
  });
}

/** What becomes of the units that the records state. Adds to notes and problems. */
function planItemUnits(
  ctx: VariantContext,
  { created, sharedKeys }: VariantItems,
  variants: readonly CatalogVariant[],
  { rowOf, problems, notes }: Pick<AssignedRows, 'rowOf' | 'problems'> & { notes: Map<VariantRow, Note[]> },
): Pick<PlannedVariants, 'items' | 'hasMovedStock'> {
  const items = new Map<string, PlannedItem>();
  let hasMovedStock = false;
  const own: NamedItem = { id: ctx.productId, code: null, name: ctx.productName, countedIn: 'PIECE' };
  const plan = (item: NamedItem): PlannedItem => {
    const before = ctx.units.get(item.id)?.onHand ?? 0;
    const isNew = created.has(item.id);
    return {
      ...item,
      isNew,
      sharedKey: sharedKeys.get(item.id) ?? ctx.itemsOfFile.findById(item.id)?.sharedKey ?? null,
      before,
      after: before,
      stated: null,
    };
  };
  for (const { inventoryId } of variants) {
    const item = created.get(inventoryId ?? '') ?? ctx.itemsOfFile.findById(inventoryId ?? '');
    if (item) items.set(item.id, plan(item));
  }
  for (const variant of variants) {
    const row = rowOf.get(variant.id);
    if (!row || problems.has(row)) continue;
    const id = variant.inventoryId ?? ctx.productId;
    const earlier = items.get(id)?.stated ?? ctx.statedUnits.get(id);
    const stated = stateUnits(row, earlier);
    if (stated && 'reason' in stated) problems.set(row, stated);
    if (!stated || 'reason' in stated) continue;
    const item = { ...(items.get(id) ?? plan(ctx.state.inventory.findById(id) ?? own)), stated };
    const units = ctx.units.get(id);
    if (!units) {
      items.set(id, { ...item, after: stated.stock });
      continue;
    }
    const planned = planUnits(row, units, ctx.expectedUnits?.get(id), ctx.setsMovedStock);
    notes.set(row, [...(notes.get(row) ?? []), ...planned.notes]);
    hasMovedStock ||= planned.hasMoved;
    items.set(id, { ...item, after: planned.after });
  }
  return { items: [...items.values()], hasMovedStock };
}
