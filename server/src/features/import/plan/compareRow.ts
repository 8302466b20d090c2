import { isDamagedForm } from '../../../sheets/damage.ts';
import type { Product } from '../../catalog/catalogueRows.service.ts';
import type { CatalogVariant } from '../../catalog/variants/variants.service.ts';
import type { CatalogueRow } from '../file/catalogueRow.ts';
import { descriptionOf, NO_BRAND, splitDescription } from '../file/description.ts';
import { asRead, keptNote, type Note, UNREADABLE_REMOVED } from '../file/fieldReader.ts';
import { nameKey } from '../file/fileSummary.ts';
import type { Line } from '../file/line.ts';
import { lowMarketPriceNote } from '../file/rowPrices.ts';
import { type PictureFiles, resolveImages } from '../pictures/rowPictures.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';
import { keepReserved } from './previewedStock.ts';
import type { Details } from './storedDetails.ts';

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
  | 'countryOfOrigin'
  | 'contents'
  | 'featured'
  | 'hsn'
  | 'gstRate'
  | 'taxExempt'
  | 'withdrawn';

/**
 * Values by field; a category that does not exist yet has the empty id. `stock` are the units on hand, `variants` the
 * stored ones.
 */
export type FieldValues = Partial<Pick<Product, ImportedColumn>> & {
  stock?: number;
  variants?: readonly CatalogVariant[];
};

export type ImportedField = keyof FieldValues;

/** A record that has been compared with its stored product. */
export interface ComparedRow {
  outcome: 'changed' | 'unchanged';
  notes: Note[];
  productId: string;
  product: StateProduct;
  /** Stored and new values of the fields that differ. */
  before: FieldValues;
  after: FieldValues;
  /** Units on hand; null if the record has no units. */
  onHand: number | null;
}

/** Compares a record with its stored product. @param stored its long columns, as far as the row has them */
export function compareRow(
  state: CatalogueState,
  line: Pick<Line, 'notes'> & { row: CatalogueRow },
  product: StateProduct,
  stored: Details,
  pictureFiles: PictureFiles,
): ComparedRow {
  const units = keepReserved(line.row, stored.reserved ?? 0);
  const { row } = units;
  const rowNotes = line.notes.filter(({ appliesTo }) => appliesTo !== 'new');
  const texts = changedTexts(row, product, stored.description);
  const { images, notes } = resolveImages(row, stored.images ?? [], pictureFiles, [
    ...rowNotes.filter(({ field, reason }) => !(texts.kept.has(field) && reason === UNREADABLE_REMOVED)),
    ...[...texts.kept.values()],
    ...units.notes,
    ...noteLowMarketPrice(row, product),
  ]);
  const values = changedValues(
    { ...product, ...stored },
    { ...valuesOf(row, product), ...contentsOf(row, stored), ...(images && { images }) },
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

/** Of a record that keeps the stored price; that of others is compared with their own. */
function noteLowMarketPrice(
  { hasPrice, hasOldPrice, oldPrice }: CatalogueRow,
  { price }: StateProduct,
): Note[] {
  if (hasPrice || !hasOldPrice || oldPrice >= price) return [];
  return [lowMarketPriceNote(oldPrice, price)];
}

/**
 * Texts that the file would not have if the stored ones were exported, and notes of those that are kept because the
 * file's are damaged.
 */
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
  return {
    ...(product.hasVariants ? {} : pricesOf(row, product)),
    // Shoppers' reviews take precedence over the file's rating.
    ...(row.rating !== null && product.reviewCount === 0 && { rating: row.rating }),
    ...(row.sku !== null && row.sku !== asRead('sku', product.sku ?? '') && { sku: row.sku }),
    ...(product.hasVariants ? {} : row.options),
    ...(row.countries !== null && { countries: row.countries }),
    ...(row.countryOfOrigin !== null && { countryOfOrigin: row.countryOfOrigin || null }),
    ...(row.featured !== null && { featured: row.featured }),
    ...taxOf(row),
    ...(row.stock !== null && { stock: row.stock }),
  };
}

function pricesOf(row: CatalogueRow, product: StateProduct): Pick<FieldValues, 'price' | 'oldPrice'> {
  const price = row.hasPrice ? row.price : product.price;
  return { price, oldPrice: Math.max(row.hasOldPrice ? row.oldPrice : product.oldPrice, price) };
}

/** What a package contains. What the name says does not replace another amount, and is not that of options. */
function contentsOf(row: CatalogueRow, stored: Details): Pick<FieldValues, 'contents'> {
  if (row.contents !== null) return { contents: row.contents || null };
  const { size, productWeight, productRam } = { ...stored, ...row.options };
  const isKnown = stored.contents || [size, productWeight, productRam].some((list) => list?.length);
  return row.contentsOfName === null || isKnown ? {} : { contents: row.contentsOfName };
}

/** The tax that a row sets. Exempt goods have no rate, and goods with a rate are not exempt. */
export function taxOf({ hsn, gstRate, taxExempt }: CatalogueRow): Partial<Pick<Product, ImportedTax>> {
  const rate = taxExempt ? { gstRate: null } : gstRate !== null ? { gstRate, taxExempt: false } : {};
  return { ...(hsn !== null && { hsn }), ...(taxExempt !== null && { taxExempt }), ...rate };
}

type ImportedTax = Extract<ImportedColumn, 'hsn' | 'gstRate' | 'taxExempt'>;

/** The text alternatives of a product's pictures, of which it may have others now. */
function altsOf(images: readonly string[], stored: Details): string[] | null {
  const alts = images.map((image) => stored.imageAlts?.[stored.images?.indexOf(image) ?? -1] ?? '');
  return alts.some((alt) => alt !== '') ? alts : null;
}

/** Those of the values that differ from the stored ones. */
export function changedValues(stored: FieldValues, values: FieldValues): FieldValues {
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isEqual(stored[field as ImportedField], value)),
  );
}
