import type { Measure } from '../../catalog/measures/measure.ts';
import type { DecimalMark } from './amounts.ts';
import type { Column } from './columnNames.ts';
import type { OptionLists } from './notation.ts';

/** A product of the file. */
export interface CatalogueRow {
  line: number;
  /** Empty if the file has none, which keeps the stored one. */
  name: string;
  brand: string;
  /** Whether `brand` is in the file; otherwise it is that of a new product. */
  hasBrand: boolean;
  /** Empty if the file has none, which keeps the stored one. */
  category: string;
  /** Why there is no category although there is a sub-category; null: there is one, or neither. */
  categoryProblem: string | null;
  subCategory: string;
  /** Whether `subCategory` is in the file; otherwise it is that of a new product. */
  hasSubCategory: boolean;
  /** Empty if the file has none. */
  type: string;
  /** Paise; 0 if the file has none. */
  price: number;
  /** Whether a stored product gets `price`. */
  hasPrice: boolean;
  /** Paise, never below `price`. */
  oldPrice: number;
  /** Tenths of a star; null if the file has none. */
  rating: number | null;
  /** Null if the file has none. */
  description: string | null;
  /** Whether `oldPrice` is in the file; otherwise it is `price`. */
  hasOldPrice: boolean;
  // The columns below say which product it is, or set a field of it; null: the file has no value, and what is stored is
  // kept.
  productId: string | null;
  sku: string | null;
  /** Units on hand. */
  stock: number | null;
  /**
   * Units on hand when the export was made that the file comes from; `unknown`: the file should say it, but it is lost.
   */
  stockAtExport: number | 'unknown' | null;
  /** Units on hand if it is a new product. */
  initialStock: number;
  options: Partial<OptionLists> | null;
  /** Names of picture files, and URLs of pictures that the product has. */
  images: string[] | null;
  countries: string[] | null;
  /** ISO2 code; empty: none. */
  countryOfOrigin: string | null;
  featured: boolean | null;
  hsn: string | null;
  /** Basis points. */
  gstRate: number | null;
  taxExempt: boolean | null;
  /** What a package contains, as `formatMeasure` writes it; empty: unknown from now on. */
  contents: string | null;
  /** As `contents`, read from the end of the name; it replaces no other one. */
  contentsOfName: string | null;
  /** What it says of one variant of its product; null: it is about the product as a whole. */
  variant: RowVariant | null;
  /** The group that a record about a product as a whole names; null: none. */
  wholeGroup: string | null;
  /** Why no new product can be made of it; null: one can. */
  newProblem: RowProblem | null;
  /** Texts of which some characters could not be read, with these characters; null: none. */
  damaged: DamagedTexts | null;
}

/** A variant of the file. What is null keeps what is stored. */
export interface RowVariant {
  /** The same for all records about one product. */
  group: string;
  /** Empty: its SKU says which variant it is, or the product has no options. */
  option: string;
  content: Measure | null;
  /** As `content`, read from the option; it replaces no other one. */
  contentOfOption: Measure | null;
  /** The required quantity. */
  takes: number | null;
  /** The inventory item that it draws on, by name, code or id; empty: the file does not say it. */
  inventory: string;
  /** The name of that item if products share it: then it is not local to the product; empty: it is. */
  sharedName: string;
  /** In what that item is counted. */
  stockUnit: Measure['unit'] | null;
  gtin: string | null;
  /**
   * Name of a picture file, or URL of a picture that the product or a variant has; empty: the product's own picture.
   */
  picture: string | null;
  paused: boolean | null;
  weighed: boolean | null;
  /** Place among the product's variants, from 1. */
  position: number | null;
}

/** A record about one variant. */
export type VariantRow = CatalogueRow & { variant: RowVariant };

export const isVariantRow = (row: CatalogueRow | null): row is VariantRow => row?.variant != null;

/** Why a record is refused. */
export interface RowProblem {
  field: Column;
  reason: string;
}

/** What a package of a new product contains. What the name says is not that of options. */
export const newContents = ({ contents, contentsOfName, options }: CatalogueRow): string | null =>
  contents || (Object.values(options ?? {}).some((list) => list.length > 0) ? null : contentsOfName);

export type DamagedTexts = Partial<Record<'product' | 'brand' | 'description', string>>;

export const NO_SUB_CATEGORY = 'Other';

/** Finds the category of a sub-category by its name, or says why it cannot. */
export type CategoryOf = (subCategory: string) => { name: string } | { problem: string };

/** What a row depends on beside its own record. */
export interface RowContext {
  /** Whether there are picture files beside the file. */
  withPictures: boolean;
  /** The category of a sub-category, for a record that does not name it. */
  categoryOf: CategoryOf;
  /**
   * The names of a category and a sub-category of the shop that differ from these only in damaged letters; else these.
   */
  restoreCategory?: RestoreCategory | undefined;
  /** What separates decimals; absent: a point. */
  decimalMark?: DecimalMark | undefined;
  /** Whether what a package contains is read from the end of a name, if the record does not say it otherwise. */
  readsContents?: boolean | undefined;
  /** The product that has a variant with this SKU. */
  ownerOfVariant?: ((sku: string) => string | undefined) | undefined;
  /** Called with the text of each price. */
  onPrice?: ((text: string) => void) | undefined;
}

export type RestoreCategory = (
  category: string,
  subCategory: string,
) => [category: string, subCategory: string];
