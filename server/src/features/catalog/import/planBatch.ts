import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../lib/groupBy.ts';
import { newId } from '../../../lib/ids.ts';
import { Product } from '../catalog.entity.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import type { CatalogueFile, Line } from './file/catalogueFile.ts';
import {
  type CatalogueRow,
  descriptionOf,
  NO_BRAND,
  type RowProblem,
  splitDescription,
} from './file/catalogueRow.ts';
import { isDamagedForm, mayBeDamaged, skeletonOf } from './file/damage.ts';
import { asRead, keptNote, type Note, UNREADABLE_REMOVED } from './file/fieldReader.ts';
import { type FileSummary, identityOf, matchProduct, nameKey } from './file/fileSummary.ts';
import { findWithdrawnByUndo, readUnits } from './imports.queries.ts';
import { findPictures, type PictureFiles, resolveImages } from './pictures/rowPictures.ts';
import { type ExpectedUnits, hasMovedSinceExport, keepOtherChanges, movedNote } from './previewedStock.ts';

/** The columns of a product that an import can change. */
export type ImportedColumn =
  | 'sku'
  | 'name'
  | 'brand'
  | 'catId'
  | 'subCatId'
  | 'price'
  | 'oldPrice'
  | 'rating'
  | 'description'
  | 'images'
  | 'imageAlts'
  | 'size'
  | 'productWeight'
  | 'productRam'
  | 'countries'
  | 'featured'
  | 'withdrawn';

/** Values by field; a category that does not exist yet has the empty id. `stock` are the units on hand. */
export type FieldValues = Partial<Pick<Product, ImportedColumn>> & { stock?: number };

export type ImportedField = keyof FieldValues;

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
    return plan(line, { ...compare(state, compared, product, details, pictureFiles), hasMovedStock });
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

/** The stored product that each row describes, and why it is not known of a row. */
function matchRows(
  state: CatalogueState,
  summary: FileSummary,
  lines: readonly Line[],
): { matches: Map<CatalogueRow, StateProduct>; unclear: Map<CatalogueRow, RowProblem> } {
  const matches = new Map<CatalogueRow, StateProduct>();
  const unclear = new Map<CatalogueRow, RowProblem>();
  const matchedIds = new Set<string>();
  const isMatched = (id: string) => matchedIds.has(id) || state.matchedIds.has(id);
  for (const { row } of lines) {
    if (!row) continue;
    const product =
      (row.productId && state.byId.get(row.productId)) ||
      (row.sku && state.bySku.get(row.sku)) ||
      matchByNames(row);
    if (!product || isMatched(product.id)) continue;
    matchedIds.add(product.id);
    matches.set(row, product);
  }
  return { matches, unclear };

  function matchByNames(row: CatalogueRow): StateProduct | null {
    const packs = findPacks(state, row);
    if (packs !== 'unclear') return matchProduct(row, packs, summary, isMatched);
    unclear.set(row, { field: 'product', reason: 'letters are lost: several products could be meant' });
    return null;
  }
}

/** The stored products with an identity, and then those with it as a file with their names is read. */
function packsOf(state: CatalogueState, identity: string): readonly StateProduct[] {
  const packs = state.byIdentity.get(identity) ?? [];
  const readPacks = state.byReadIdentity.get(identity);
  return readPacks ? [...packs, ...readPacks] : packs;
}

/** The stored products with the identity of a row; else with the only one of which it is a damaged form. */
function findPacks(state: CatalogueState, row: CatalogueRow): readonly StateProduct[] | 'unclear' {
  if (row.newProblem) return [];
  const packs = packsOf(state, identityOf(row));
  const damaged = identityOf({
    ...row,
    name: row.damaged?.product ?? row.name,
    brand: row.damaged?.brand ?? row.brand,
  });
  if (packs.length > 0 || !mayBeDamaged(damaged)) return packs;
  state.bySkeleton ??= groupBy([...state.byIdentity.keys()], skeletonOf);
  const [similar, ...others] = (state.bySkeleton.get(skeletonOf(damaged)) ?? []).filter((stored) =>
    isDamagedForm(damaged, stored),
  );
  if (others.length > 0) return 'unclear';
  return (similar !== undefined && state.byIdentity.get(similar)) || [];
}

/** Columns that are too long to be read of all products. */
const DETAILS = [
  'description',
  'images',
  'imageAlts',
  'size',
  'productWeight',
  'productRam',
  'countries',
] as const;

interface Details extends Partial<Pick<Product, (typeof DETAILS)[number]>> {
  stock?: number;
  reserved?: number;
  isWithdrawnByUndo?: boolean;
}

/** Reads the long columns of products whose rows have them. */
async function readDetails(
  manager: EntityManager,
  matches: ReadonlyMap<CatalogueRow, StateProduct>,
): Promise<Map<string, Details>> {
  const hasDetails = (row: CatalogueRow) =>
    [row.description, row.images, row.options, row.countries].some((value) => value !== null);
  const ids = [...matches].filter(([row]) => hasDetails(row)).map(([, { id }]) => id);
  const select = Object.fromEntries(['id', ...DETAILS].map((column) => [column, true]));
  const rows = ids.length > 0 ? await manager.find(Product, { select, where: { id: In(ids) } }) : [];
  // Of the other columns the entities have undefined values.
  const details = new Map<string, Details>(
    rows.map((row) => [row.id, Object.fromEntries(DETAILS.map((column) => [column, row[column]]))]),
  );
  const add = (id: string, more: Details) => details.set(id, { ...details.get(id), ...more });
  const stockIds = [...matches].filter(([row]) => row.stock !== null).map(([, { id }]) => id);
  for (const [id, { onHand, reserved }] of await readUnits(manager, stockIds))
    add(id, { stock: onHand, reserved });
  const withdrawnIds = [...matches.values()].filter(({ withdrawn }) => withdrawn).map(({ id }) => id);
  for (const id of await findWithdrawnByUndo(manager, withdrawnIds)) add(id, { isWithdrawnByUndo: true });
  return details;
}

/** @param stored its long columns, as far as the row has them */
function compare(
  state: CatalogueState,
  line: Pick<Line, 'notes'> & { row: CatalogueRow },
  product: StateProduct,
  stored: Details,
  pictureFiles: PictureFiles,
): Pick<PlannedRow, 'outcome' | 'notes' | 'productId' | 'product' | 'before' | 'after' | 'onHand'> {
  const units = keepReserved(line.row, stored.reserved ?? 0);
  const { row } = units;
  const rowNotes = line.notes.filter(({ appliesTo }) => appliesTo !== 'new');
  const texts = changedTexts(row, product, stored.description);
  const { images, notes } = resolveImages(row, stored.images ?? [], pictureFiles, [
    ...rowNotes.filter(({ field, reason }) => !(texts.kept.has(field) && reason === UNREADABLE_REMOVED)),
    ...[...texts.kept.values()],
    ...units.notes,
  ]);
  const values = changedValues(
    { ...product, ...stored },
    { ...valuesOf(row, product), ...(images && { images }) },
  );
  const after: FieldValues = {
    ...texts.changes,
    ...changedCategory(state, row, product),
    ...values,
    // Also if they are the same as before: the undo compares them together with the pictures.
    ...(values.images && { imageAlts: altsOf(values.images, stored) }),
    // A product whose import was undone comes back with its next import; other withdrawn products stay withdrawn.
    ...(stored.isWithdrawnByUndo && { withdrawn: false }),
  };
  const storedValues: FieldValues = { ...product, ...stored };
  const fields = Object.keys(after) as ImportedField[];
  const before = Object.fromEntries(fields.map((field) => [field, storedValues[field]]));
  const outcome = fields.length > 0 ? 'changed' : 'unchanged';
  return { outcome, notes, productId: product.id, product, before, after, onHand: stored.stock ?? null };
}

/** The row, with at least the units that shoppers have reserved, which an import does not take from them. */
function keepReserved(row: CatalogueRow, reserved: number): { row: CatalogueRow; notes: Note[] } {
  if (row.stock === null || row.stock >= reserved) return { row, notes: [] };
  const reason = 'fewer than shoppers who are paying have reserved: those stay';
  const note: Note = { action: 'repaired', field: 'stock', reason, old: `${row.stock}`, new: `${reserved}` };
  return { row: { ...row, stock: reserved }, notes: [note] };
}

/** Texts that the file would not have if the stored ones were exported, and notes of those that are kept because the file's are damaged. */
function changedTexts(
  row: CatalogueRow,
  product: StateProduct,
  storedDescription: string | undefined,
): { changes: FieldValues; kept: ReadonlyMap<string, Note> } {
  const changes: FieldValues = {};
  const kept = new Map<string, Note>();
  const isEdit = (field: 'product' | 'brand' | 'description', text: string, stored: string) => {
    const damaged = row.damaged?.[field] ?? text;
    if (!isDamagedForm(damaged, stored) && !isDamagedForm(damaged, asRead(field, stored))) return true;
    kept.set(field, keptNote(field, damaged, stored));
    return false;
  };
  const isNew = (text: string, stored: string, readStored: string) => text !== stored && text !== readStored;
  if (row.name !== '' && isNew(row.name, product.name, asRead('product', product.name)))
    if (isEdit('product', row.name, product.name)) changes.name = row.name;
  if (row.hasBrand && isNew(row.brand, product.brand, asRead('brand', product.brand) || NO_BRAND))
    if (isEdit('brand', row.brand, product.brand)) changes.brand = row.brand;
  if (row.description === null || storedDescription === undefined) return { changes, kept };
  const description = descriptionOf(row);
  if (isNew(description, storedDescription, exportedDescription(storedDescription, row.brand))) {
    const parts = splitDescription(storedDescription);
    if (isEdit('description', row.description, parts.description) || asRead('type', parts.type) !== row.type)
      changes.description = description;
  }
  return { changes, kept };
}

/** A stored description as it is read from the shop's own export. */
function exportedDescription(stored: string, brand: string): string {
  const { description, type } = splitDescription(stored);
  return descriptionOf({
    description: asRead('description', description),
    type: asRead('type', type),
    brand,
  });
}

function changedCategory(state: CatalogueState, row: CatalogueRow, product: StateProduct): FieldValues {
  if (row.category === '') return {};
  const names = state.categories.readNamesOf(product.subCatId);
  if (!row.hasSubCategory && names && nameKey(names.category) === nameKey(row.category)) return {};
  const key = (category: string, subCategory: string) => nameKey(`${category}\n${subCategory}`);
  if (names && key(names.category, names.subCategory) === key(row.category, row.subCategory)) return {};
  const category = state.categories.find(row.category, row.subCategory) ?? { catId: '', subCatId: '' };
  return category.catId === product.catId ? { subCatId: category.subCatId } : category;
}

/** The values of a row that are neither texts nor a category. */
function valuesOf(row: CatalogueRow, product: StateProduct): FieldValues {
  const price = row.hasPrice ? row.price : product.price;
  return {
    price,
    oldPrice: Math.max(row.hasOldPrice ? row.oldPrice : product.oldPrice, price),
    // Shoppers' reviews take precedence over the file's rating.
    ...(row.rating !== null && product.reviewCount === 0 && { rating: row.rating }),
    ...(row.sku !== null && row.sku !== asRead('sku', product.sku ?? '') && { sku: row.sku }),
    ...(row.options ?? {}),
    ...(row.countries !== null && { countries: row.countries }),
    ...(row.featured !== null && { featured: row.featured }),
    ...(row.stock !== null && { stock: row.stock }),
  };
}

/** The text alternatives of a product's pictures, of which it may have others now. */
function altsOf(images: readonly string[], stored: Details): string[] | null {
  const alts = images.map((image) => stored.imageAlts?.[stored.images?.indexOf(image) ?? -1] ?? '');
  return alts.some((alt) => alt !== '') ? alts : null;
}

function changedValues(stored: FieldValues, values: FieldValues): FieldValues {
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isEqual(stored[field as ImportedField], value)),
  );
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
