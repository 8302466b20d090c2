import { type CatalogueRow, newContents } from '../file/catalogueRow.ts';
import type { Column } from '../file/columnNames.ts';
import { descriptionOf } from '../file/description.ts';
import {
  formatCountries,
  formatFlag,
  formatImages,
  formatOptions,
  formatPercent,
  formatRating,
  formatRupees,
} from '../file/notation.ts';
import type { CatalogueState } from '../plan/catalogueState.ts';
import { type FieldValues, taxOf } from '../plan/compareRow.ts';
import type { PlannedRow } from '../plan/plannedRow.ts';
import { listVariantChanges } from './variantChanges.ts';

/** A value that an import would change, as the column of an export has it. */
export interface FieldChange {
  /** A column of the file, `on sale`, or what `listVariantChanges` says of variants. */
  column: string;
  old: string;
  new: string;
}

type Cells = Partial<Record<Column | 'on sale', string>>;

const NO_OPTIONS = { size: [], productWeight: [], productRam: [] };

/** What would change in the product of a row, or be stored of a new one. */
export function listFieldChanges(planned: PlannedRow, state: CatalogueState): FieldChange[] {
  const { outcome, row, product, before, after } = planned;
  const ofVariants = listVariantChanges(planned, state.inventory);
  if (outcome === 'new' && row) return [...listNewValues(row, after, state), ...ofVariants];
  if (outcome !== 'changed' || !row || !product) return [];
  const names = state.categories.namesOf(before.subCatId ?? product.subCatId);
  const [old, next] = [toCells(before), toCells(after)];
  if (after.subCatId !== undefined) {
    Object.assign(old, { category: names?.category, sub_category: names?.subCategory });
    Object.assign(next, { category: row.category, sub_category: row.subCategory });
  }
  // They follow from the variants.
  const derived: readonly string[] = after.variants ? ['sale_price', 'market_price', 'options'] : [];
  const changes = (Object.keys(next) as (keyof Cells)[])
    .map((column): FieldChange => ({ column, old: old[column] ?? '', new: next[column] ?? '' }))
    .filter((change) => change.old !== change.new && !derived.includes(change.column));
  return [...changes, ...ofVariants];
}

/**
 * What a shopkeeper compares with the file: a price that was read wrongly, or a column of something else, is seen here.
 */
function listNewValues(row: CatalogueRow, { images }: FieldValues, state: CatalogueState): FieldChange[] {
  const storedCategory = state.categories.find(row.category, row.subCategory);
  const { category, subCategory } =
    (storedCategory && state.categories.namesOf(storedCategory.subCatId)) ?? row;
  const { sku, brand, price, oldPrice, initialStock: stock, options, rating, countries, featured } = row;
  const countryOfOrigin = row.countryOfOrigin || null;
  const hasDescription = row.description !== null || row.type !== '';
  const values = {
    ...{
      sku,
      brand,
      price,
      oldPrice,
      stock,
      ...options,
      rating,
      countries,
      featured,
      countryOfOrigin,
      contents: newContents(row),
    },
    ...taxOf(row),
    images: images?.length ? images : null,
    description: hasDescription ? descriptionOf(row) : null,
  };
  return Object.entries({ ...toCells(pick(values)), category, sub_category: subCategory }).map(
    ([column, value]) => ({ column, old: '', new: value }),
  );
}

const DESCRIPTION_LENGTH = 300;

function toCells(values: FieldValues): Cells {
  const { size, productWeight, productRam } = values;
  const cells: { [column in keyof Cells]: string | undefined } = {
    sku: values.sku ?? undefined,
    product: values.name,
    brand: values.brand,
    sale_price: values.price === undefined ? undefined : formatRupees(values.price),
    market_price: values.oldPrice === undefined ? undefined : formatRupees(values.oldPrice),
    stock: values.stock?.toString(),
    options:
      size || productWeight || productRam
        ? formatOptions({ ...NO_OPTIONS, ...pick({ size, productWeight, productRam }) })
        : undefined,
    rating: values.rating === undefined ? undefined : formatRating(values.rating),
    description: values.description?.slice(0, DESCRIPTION_LENGTH),
    image: values.images && formatImages(values.images),
    countries: values.countries && (formatCountries(values.countries) || 'all'),
    contents: values.contents === null ? 'none' : values.contents,
    country_of_origin: values.countryOfOrigin === null ? 'none' : values.countryOfOrigin,
    featured: values.featured === undefined ? undefined : formatFlag(values.featured),
    hsn: values.hsn ?? undefined,
    gst_rate: values.gstRate === undefined ? undefined : formatPercent(values.gstRate),
    tax_exempt: values.taxExempt === undefined ? undefined : formatFlag(values.taxExempt),
    'on sale': values.withdrawn === undefined ? undefined : formatFlag(!values.withdrawn),
  };
  return pick(cells);
}

/** Without the properties that are undefined or null. */
const pick = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
