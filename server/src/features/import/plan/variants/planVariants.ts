import { listsFor, type OptionLists } from '../../../catalog/catalogueRows.service.ts';
import type { Measure } from '../../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import { asRead, type Note } from '../../file/fieldReader.ts';
import { lowMarketPriceNote } from '../../file/rowPrices.ts';
import type { Units } from '../../imports.queries.ts';
import { type PictureFiles, resolvePicture } from '../../pictures/rowPictures.ts';
import type { CatalogueState } from '../catalogueState.ts';
import type { ExpectedUnits } from '../previewedStock.ts';
import { type AssignedRows, assignRows, MAX_OPTION, OPTION_TOO_LONG } from './assignRows.ts';
import { planUnits, type StatedUnits, stateUnits } from './itemUnits.ts';
import { placeVariants } from './placeVariants.ts';
import { createVariantItems, type ItemContext, type VariantItems } from './variantItems.ts';

/** What the variants of a product depend on besides their records. */
export interface VariantContext extends ItemContext {
  state: Pick<CatalogueState, 'bySku' | 'byVariantSku' | 'inventory'>;
  /** What earlier records of the file say. */
  statedUnits: ReadonlyMap<string, StatedUnits>;
  /** The product's id, the new one of a new product. */
  productId: string;
  lists: OptionLists;
  /** By inventory item; a new one has none. */
  units: ReadonlyMap<string, Units>;
  expectedUnits: ExpectedUnits | null;
  setsMovedStock: boolean;
  pictureFiles: PictureFiles;
  /** Of the product. */
  images: readonly string[];
}

/** An inventory item of which a record says the units. */
export interface PlannedItem extends NamedItem {
  isNew: boolean;
  /** Its `sharedKeyOf`, if it does not exist before the import and products share it; else null. */
  sharedKey: string | null;
  /** Units on hand as they are, and as they become. */
  before: number;
  after: number;
  stated: StatedUnits | null;
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
  const skuOf = (variant: CatalogVariant) => rowOf.get(variant.id)?.sku ?? variant.sku;
  const items = createVariantItems(ctx);
  const notes = new Map<VariantRow, Note[]>(noteSamePlaces(rows));
  const addNote = (row: VariantRow, note: Note) => notes.set(row, [...(notes.get(row) ?? []), note]);
  const pictures = [...ctx.images, ...ctx.variants.flatMap(({ picture }) => picture ?? [])];

  const change = (variant: CatalogVariant, row: VariantRow): CatalogVariant | RowProblem => {
    const isNew = !ctx.variants.includes(variant);
    const isTaken = present.some(
      (other) => other !== variant && row.sku !== null && skuOf(other) === row.sku,
    );
    const skuProblem = isTaken ? 'another variant has this SKU' : ownerProblem(ctx, row.sku);
    if (skuProblem) return { field: 'sku', reason: skuProblem };
    const price = row.hasPrice || isNew ? row.price : variant.price;
    if (price === 0) return { field: 'sale_price', reason: 'no usable price' };
    const oldPrice = row.hasOldPrice || isNew ? row.oldPrice : Math.max(variant.oldPrice, price);
    if (oldPrice < price) addNote(row, lowMarketPriceNote(oldPrice, price));
    const { option, gtin } = row.variant;
    const isRenamed = option !== '' && option !== asRead('option', variant.label);
    if (isRenamed && option.length > MAX_OPTION) return OPTION_TOO_LONG;
    const content = contentOf(variant, row);
    const weighed = row.variant.weighed ?? variant.weighed;
    if (weighed && content?.unit !== 'G' && content?.unit !== 'ML')
      return { field: 'unit', reason: 'what is weighed has an amount in g or ml' };
    const draw = items.draw(variant, row, content, ctx.areStored && !isNew);
    if ('reason' in draw) return draw;
    return {
      ...variant,
      label: isRenamed ? option : variant.label,
      sku: row.sku === null || row.sku === asRead('sku', variant.sku ?? '') ? variant.sku : row.sku,
      gtin: gtin ?? variant.gtin,
      price,
      oldPrice: Math.max(oldPrice, price),
      amount: content?.amount ?? null,
      unit: content?.unit ?? null,
      picture: resolvePicture(row, variant.picture, pictures, ctx.pictureFiles, (note) => addNote(row, note)),
      paused: row.variant.paused ?? variant.paused,
      weighed,
      ...draw,
    };
  };

  const changedVariants = present.map((variant) => {
    const row = rowOf.get(variant.id);
    const changed = row && change(variant, row);
    if (!changed) return variant;
    if (!('reason' in changed)) return changed;
    problems.set(row, changed);
    return variant;
  });
  const variants = placeVariants(changedVariants, rowOf);
  const labels = variants.map(({ label }) => label);
  const [first] = rows;
  const lists = listsFor({ ...ctx.lists, ...first?.options }, labels) ?? listsFor(ctx.lists, labels);
  if (!lists)
    for (const [index, { id, label }] of variants.entries()) {
      const row = rowOf.get(id);
      const reason = 'its options combine several lists: change them at the desk first';
      const isNew = !ctx.variants.some((variant) => variant.label === label);
      const isMoved = ctx.variants[index]?.label !== label && row?.variant.position != null;
      if (row && (isNew || isMoved)) problems.set(row, { field: isNew ? 'option' : 'position', reason });
    }
  const units = planItemUnits(ctx, items, variants, { rowOf, problems, notes });
  const labelById = new Map(variants.map(({ id, label }) => [id, label]));
  const labelOf = new Map([...rowOf].map(([id, row]) => [row, labelById.get(id) ?? '']));
  return { variants, lists: lists ?? ctx.lists, ...units, notes, labelOf, problems };
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

/** Why a product cannot have an SKU. */
function ownerProblem({ state, productId }: VariantContext, sku: string | null): string | null {
  if (sku === null) return null;
  const owners = [state.bySku.get(sku)?.id, state.byVariantSku.get(sku)];
  return owners.some((owner) => owner !== undefined && owner !== productId)
    ? 'another product has this SKU'
    : null;
}

/** What a variant contains after its record. What the option says does not replace another amount. */
function contentOf({ amount, unit }: CatalogVariant, { variant }: VariantRow): Measure | null {
  const stored = amount !== null && unit !== null ? { amount, unit } : null;
  return variant.content ?? stored ?? variant.contentOfOption;
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
      sharedKey: sharedKeys.get(item.id) ?? ctx.sharedItems.findById(item.id)?.sharedKey ?? null,
      before,
      after: before,
      stated: null,
    };
  };
  for (const { inventoryId } of variants) {
    const item = created.get(inventoryId ?? '') ?? ctx.sharedItems.findById(inventoryId ?? '');
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
