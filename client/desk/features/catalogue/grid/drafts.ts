import type { DeskProductChange } from '../../../generated/graphql.ts';
import { type ConflictingField, mergeVersions } from '../../../ui/conflicts/mergeVersions.ts';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import {
  type CellValue,
  type GridColumn,
  type GridField,
  gridColumns,
  isSetBySizes,
  normalizeCell,
  parseCell,
  storedText,
  toAmountText,
} from './columns.ts';

/** What somebody has changed of a product and not saved yet. */
export interface Draft {
  /** The product as it was when it was first changed. */
  product: ProductRow;
  cells: Partial<Record<GridField, string>>;
}

/** By product id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A text for a cell. */
export interface CellInput {
  product: ProductRow;
  field: GridField;
  text: string;
}

export interface DraftState {
  drafts: Drafts;
  /** Earlier drafts, to undo; the last one is the newest. */
  past: readonly Drafts[];
  /** Why a value was refused, by `cellKey`; of a product as a whole by `productKey`. */
  refusals: Readonly<Record<string, string>>;
}

export const noDrafts: DraftState = { drafts: {}, past: [], refusals: {} };

export const cellKey = (id: string, field: string): string => `${id} ${field}`;

/** The key of a refusal that concerns no single field, such as that of a product that is gone. */
export const productKey = (id: string): string => cellKey(id, '');

const MAX_PAST = 50;

export type DraftAction =
  | { type: 'enter'; inputs: readonly CellInput[]; choices: readonly SubCategoryChoice[] }
  | { type: 'undo' }
  | { type: 'discard' }
  /** In addition to the present refusals. */
  | { type: 'refuse'; refusals: Record<string, string> }
  | { type: 'clearRefusals' }
  /** Continues with newer versions of products. */
  | { type: 'rebase'; products: Rebased };

/** Newer versions of products by their ids, with the fields of which one's own change is dropped. */
export type Rebased = Readonly<Record<string, { product: ProductRow; storedFields?: ReadonlySet<string> }>>;

export function reduceDrafts(state: DraftState, action: DraftAction): DraftState {
  if (action.type === 'undo') {
    const drafts = state.past.at(-1);
    return drafts ? { drafts, past: state.past.slice(0, -1), refusals: {} } : state;
  }
  if (action.type === 'discard') return noDrafts;
  if (action.type === 'refuse') return { ...state, refusals: { ...state.refusals, ...action.refusals } };
  if (action.type === 'clearRefusals') return { ...state, refusals: {} };
  if (action.type === 'rebase') {
    const refusals = Object.entries(state.refusals).filter(([key]) => !(productIdOf(key) in action.products));
    return {
      drafts: rebase(state.drafts, action.products),
      past: [],
      refusals: Object.fromEntries(refusals),
    };
  }
  const refusals = { ...state.refusals };
  let { drafts } = state;
  for (const input of action.inputs) {
    if (isSetBySizes(input.product, input.field)) continue;
    delete refusals[cellKey(input.product.id, input.field)];
    delete refusals[productKey(input.product.id)];
    drafts = enterCell(drafts, input, action.choices);
  }
  return { drafts, past: [...state.past, state.drafts].slice(-MAX_PAST), refusals };
}

const productIdOf = (key: string): string => key.slice(0, key.indexOf(' '));

/** The changes of products of which nothing was refused. */
export function draftsWithoutRefusals({ drafts, refusals }: DraftState): Drafts {
  const refusedIds = new Set(Object.keys(refusals).map(productIdOf));
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !refusedIds.has(id)));
}

const columnOf = (field: GridField) => gridColumns.find((column) => column.field === field) as GridColumn;

function enterCell(
  drafts: Drafts,
  { product, field, text }: CellInput,
  choices: readonly SubCategoryChoice[],
): Drafts {
  const draft = drafts[product.id] ?? { product, cells: {} };
  const normalized = normalizeCell(columnOf(field), text, choices);
  const cells = { ...draft.cells, [field]: normalized };
  if (field === 'price') raiseOldPrice(draft, cells, normalized);
  for (const changed of Object.keys(cells) as GridField[])
    if (cells[changed] === storedText(draft.product, changed)) delete cells[changed];
  const { [product.id]: _, ...others } = drafts;
  return Object.keys(cells).length > 0 ? { ...others, [product.id]: { ...draft, cells } } : others;
}

/** Whether the old price follows the price: a product without a discount still has none when its price rises. */
export function hasFollowingOldPrice({ product, cells }: Draft): boolean {
  const isDiscounted = product.price < product.oldPrice;
  const isEntered = cells.oldPrice !== undefined && cells.oldPrice !== cells.price;
  return !isDiscounted && !isEntered;
}

function raiseOldPrice(draft: Draft, cells: Draft['cells'], price: string): void {
  const { product } = draft;
  if (!hasFollowingOldPrice(draft)) return;
  cells.oldPrice = toAmountText(Math.max(Number(price) || 0, product.oldPrice));
}

/**
 * Goes on with newer versions of some products: with one's own changes on top of them, but for those cells that are equal, or whose stored
 * value is taken.
 */
export function rebase(drafts: Drafts, products: Rebased): Drafts {
  const rebased = Object.entries(drafts).flatMap(([id, draft]): [string, Draft][] => {
    if (!(id in products)) return [[id, draft]];
    const { product, storedFields } = products[id] as Rebased[string];
    const cells = Object.fromEntries(
      Object.entries(draft.cells).filter(
        ([field, text]) => text !== storedText(product, field as GridField) && !storedFields?.has(field),
      ),
    );
    return Object.keys(cells).length > 0 ? [[id, { product, cells }]] : [];
  });
  return Object.fromEntries(rebased);
}

/** The fields of a product that both a draft and the stored version have changed, each to another value. @param show a cell as it is read */
export function conflictsOf(
  { product, cells }: Draft,
  stored: ProductRow,
  show: (column: GridColumn, text: string) => string,
): ConflictingField[] {
  const textsOf = (row: ProductRow) =>
    Object.fromEntries(gridColumns.map(({ field }) => [field, storedText(row, field)]));
  const labels = Object.fromEntries(gridColumns.map(({ field, label }) => [field, label]));
  const base = textsOf(product);
  const versions = { base, mine: { ...base, ...cells }, stored: textsOf(stored) };
  return mergeVersions<Record<string, string>>(labels, versions, (field, texts) =>
    show(columnOf(field as GridField), texts[field] ?? ''),
  ).conflicts;
}

export const textOf = (drafts: Drafts, product: ProductRow, field: GridField): string =>
  drafts[product.id]?.cells[field] ?? storedText(product, field);

/** Number of changed cells. */
export const countChanges = (drafts: Drafts): number =>
  Object.values(drafts).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);

/** Whether an old price was changed along with its price. */
export const hasMovedOldPrices = (drafts: Drafts): boolean =>
  Object.values(drafts).some(
    (draft) =>
      draft.cells.price !== undefined && draft.cells.oldPrice !== undefined && hasFollowingOldPrice(draft),
  );

/** The changes as the server takes them, without the cells whose texts have no value, and why these have none. */
export function toChanges(drafts: Drafts, choices: readonly SubCategoryChoice[]) {
  const errors: Record<string, string> = {};
  const changes = Object.entries(drafts).map(([id, { product, cells }]) => {
    const fields: Partial<DeskProductChange> = {};
    for (const [field, text] of Object.entries(cells) as [GridField, string][]) {
      const parsed = parseCell(columnOf(field), text, choices);
      if ('error' in parsed) errors[cellKey(id, field)] = parsed.error;
      else Object.assign(fields, toInput(product, field, parsed.value));
    }
    // One price alone would be compared with the stored other one.
    if (cellKey(id, 'price') in errors || cellKey(id, 'oldPrice') in errors) {
      delete fields.price;
      delete fields.oldPrice;
    }
    return { id, version: product.version, ...fields };
  });
  return { changes, errors };
}

/** The input fields of a cell. */
function toInput(product: ProductRow, field: GridField, value: CellValue): Partial<DeskProductChange> {
  if (field === 'onSale') return { withdrawn: !value };
  // The stock is edited as it was seen: if units were sold meanwhile, the server asks again.
  if (field === 'stock') return { stockChange: Number(value) - product.stock, expectedStock: product.stock };
  return { [field]: value };
}

const fieldOfInput: Record<string, GridField> = { stockChange: 'stock', withdrawn: 'onSale' };

/** The key of what the server has refused. */
export function refusalKey(productId: string | null, inputField: string | null): string {
  const field = fieldOfInput[inputField ?? ''] ?? inputField ?? '';
  return cellKey(productId ?? '', gridColumns.some((column) => column.field === field) ? field : '');
}
