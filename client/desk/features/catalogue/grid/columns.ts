import type { DeskProductSort } from '../../../generated/graphql.ts';
import { formatTime } from '../../../lib/format.ts';
import { parseRupees } from '../../../lib/forms/parseRupees.ts';
import type { SubCategoryChoice } from '../useCategories.ts';

/** What the grid shows of a product. */
export type GridField =
  | 'name'
  | 'sku'
  | 'brand'
  | 'subCategoryId'
  | 'price'
  | 'oldPrice'
  | 'stock'
  | 'onSale'
  | 'featured'
  | 'productWeight'
  | 'size'
  | 'productRam'
  | 'position'
  | 'updatedAt';

/** A column of the grid. Cells are texts, as they are typed, copied and pasted. */
export interface GridColumn {
  field: GridField;
  label: string;
  /** Pixels. */
  width: number;
  kind: 'text' | 'money' | 'count' | 'flag' | 'list' | 'subCategory' | 'time';
  isReadOnly?: boolean;
  /** Stays in sight at the start of the rows, and is always shown. */
  isFrozen?: boolean;
  /** Hidden until somebody shows it. */
  isHidden?: boolean;
  /** Sorts of the header: the first press, and the second one. */
  sorts?: readonly [DeskProductSort, DeskProductSort];
  /** A text that may be empty. */
  isOptional?: boolean;
  /** Different for each product, so that it cannot be filled in for many. */
  isUnique?: boolean;
}

export const gridColumns: readonly GridColumn[] = [
  { field: 'name', label: 'Name', width: 230, kind: 'text', isFrozen: true, sorts: ['NAME', 'NAME_Z_TO_A'] },
  {
    field: 'price',
    label: 'Price',
    width: 96,
    kind: 'money',
    sorts: ['PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW'],
  },
  { field: 'oldPrice', label: 'Old price', width: 86, kind: 'money' },
  {
    field: 'stock',
    label: 'Stock',
    width: 88,
    kind: 'count',
    sorts: ['STOCK_LOW_TO_HIGH', 'STOCK_HIGH_TO_LOW'],
  },
  { field: 'onSale', label: 'On sale', width: 76, kind: 'flag' },
  { field: 'brand', label: 'Brand', width: 130, kind: 'text' },
  { field: 'subCategoryId', label: 'Sub-category', width: 170, kind: 'subCategory' },
  { field: 'sku', label: 'SKU', width: 110, kind: 'text', isOptional: true, isUnique: true },
  { field: 'featured', label: 'Featured', width: 90, kind: 'flag' },
  { field: 'productWeight', label: 'Weights', width: 160, kind: 'list' },
  { field: 'size', label: 'Sizes', width: 140, kind: 'list', isHidden: true },
  { field: 'productRam', label: 'RAM', width: 140, kind: 'list', isHidden: true },
  { field: 'position', label: 'Position', width: 90, kind: 'count', isHidden: true },
  {
    field: 'updatedAt',
    label: 'Updated',
    width: 170,
    kind: 'time',
    isReadOnly: true,
    sorts: ['RECENTLY_UPDATED', 'LEAST_RECENTLY_UPDATED'],
  },
];

/** Rupees as they are typed: without decimals, or with two. */
export const toAmountText = (rupees: number): string =>
  Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);

/** Between the options of a list. */
export const SEPARATOR = ' | ';

const yes = ['true', 'yes', 'y', '1', 'x', 'wahr', '✓'];
const no = ['false', 'no', 'n', '0', '', '-'];

/** A value as the server takes it. */
export type CellValue = string | number | boolean | string[];

type Parsed = { value: CellValue } | { error: string };

/** The value of a text, or why it has none. The server checks the rest. */
export function parseCell(
  { kind, label, isOptional }: GridColumn,
  text: string,
  choices: readonly SubCategoryChoice[],
): Parsed {
  const trimmed = text.trim();
  if (kind === 'text')
    return trimmed === '' && !isOptional ? { error: `${label} is empty` } : { value: trimmed };
  if (kind === 'list')
    return {
      value: trimmed
        .split(/[|\n]/)
        .map((option) => option.trim())
        .filter(Boolean),
    };
  if (kind === 'money') {
    const amount = parseRupees(trimmed) ?? Number.NaN;
    return Number.isNaN(amount) ? { error: `${label} is an amount such as 120 or 99.50` } : { value: amount };
  }
  if (kind === 'count')
    return /^\d+$/.test(trimmed) ? { value: Number(trimmed) } : { error: `${label} is a whole number` };
  if (kind === 'flag') {
    const word = trimmed.toLowerCase();
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { error: `${label} is yes or no` };
  }
  const wanted = trimmed.toLowerCase();
  const matches = choices.filter(
    ({ id, name, categoryName }) =>
      id === trimmed ||
      name.toLowerCase() === wanted ||
      withCategory(categoryName, name).toLowerCase() === wanted,
  );
  const [choice] = matches;
  if (!choice) return { error: `There is no sub-category ${trimmed}` };
  return matches.length === 1
    ? { value: choice.id }
    : { error: `Several categories have a sub-category ${trimmed}` };
}

/** The text in the form in which stored ones are; a text without a value as it is. */
export function normalizeCell(
  column: GridColumn,
  text: string,
  choices: readonly SubCategoryChoice[],
): string {
  const parsed = parseCell(column, text, choices);
  if ('error' in parsed) return text;
  if (Array.isArray(parsed.value)) return parsed.value.join(SEPARATOR);
  return column.kind === 'money' ? toAmountText(Number(parsed.value)) : String(parsed.value);
}

const withCategory = (category: string, name: string): string => `${category} › ${name}`;

/** The text of a cell for people: as it is shown and copied. */
export function shownText({ kind }: GridColumn, text: string, choices: readonly SubCategoryChoice[]): string {
  if (kind === 'subCategory') {
    const choice = choices.find(({ id }) => id === text);
    if (!choice) return text;
    // Unambiguous, so that what is copied and pasted is the same one.
    const isShared = choices.some(({ id, name }) => name === choice.name && id !== choice.id);
    return isShared ? withCategory(choice.categoryName, choice.name) : choice.name;
  }
  if (kind === 'time') return text && formatTime(text);
  if (kind === 'flag') return text === 'true' ? 'yes' : text === 'false' ? 'no' : text;
  return text;
}
