import { type ConflictingField, mergeVersions } from '../../../ui/conflicts/mergeVersions.ts';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import {
  type CatalogueRow,
  type CellName,
  cellLabel,
  cellNameOf,
  cellNamesOf,
  columnOf,
  findStoredText,
  isEditable,
  parseCellName,
  storedText,
} from './cells.ts';
import { type GridColumn, type GridField, normalizeCell, toAmountText } from './columns.ts';

/** What somebody has changed of a product and its variants, and not saved yet. */
export interface Draft {
  /** The product as it was when it was first changed. */
  product: ProductRow;
  cells: Partial<Record<CellName, string>>;
}

/** By product id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A text for a cell. */
export interface CellInput extends CatalogueRow {
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

export const cellKey = (productId: string, cell: CellName | ''): string => `${productId} ${cell}`;

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
    const name = cellNameOf(input, input.field);
    if (!name || !isEditable(input, columnOf(name))) continue;
    delete refusals[cellKey(input.product.id, name)];
    delete refusals[productKey(input.product.id)];
    drafts = enterCell(
      drafts,
      input.product,
      name,
      normalizeCell(columnOf(name), input.text, action.choices),
    );
  }
  return { drafts, past: [...state.past, state.drafts].slice(-MAX_PAST), refusals };
}

const productIdOf = (key: string): string => key.slice(0, key.indexOf(' '));

/** The changes of products of which nothing was refused. */
export function draftsWithoutRefusals({ drafts, refusals }: DraftState): Drafts {
  const refusedIds = new Set(Object.keys(refusals).map(productIdOf));
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !refusedIds.has(id)));
}

function enterCell(drafts: Drafts, product: ProductRow, name: CellName, text: string): Drafts {
  const draft = drafts[product.id] ?? { product, cells: {} };
  const cells: Draft['cells'] = { ...draft.cells, [name]: text };
  if (isPrice(name)) raiseOldPrice(draft, cells, name);
  // Without an old price there is no discount.
  if (parseCellName(name).field === 'oldPrice' && text.trim() === '')
    cells[name] = draftedText(drafts, product, priceOf(name));
  for (const changed of cellNamesIn(cells))
    if (cells[changed] === storedText(draft.product, changed)) delete cells[changed];
  const { [product.id]: _, ...others } = drafts;
  return cellNamesIn(cells).length > 0 ? { ...others, [product.id]: { ...draft, cells } } : others;
}

/** The names of some cells. */
export const cellNamesIn = (cells: Partial<Record<CellName, unknown>>): CellName[] =>
  Object.keys(cells) as CellName[];

const isPrice = (name: CellName): boolean => parseCellName(name).field === 'price';

/** The name of the old price that belongs to a price. */
const oldPriceOf = (price: CellName): CellName => price.replace(/^price/, 'oldPrice') as CellName;

/** The name of the price that belongs to an old price. */
const priceOf = (oldPrice: CellName): CellName => oldPrice.replace(/^oldPrice/, 'price') as CellName;

/** Whether the old price follows the price: what has no discount still has none when its price rises. */
export function hasFollowingOldPrice({ product, cells }: Draft, price: CellName = 'price'): boolean {
  const oldPrice = oldPriceOf(price);
  const isDiscounted = Number(storedText(product, price)) < Number(storedText(product, oldPrice));
  const isEntered = cells[oldPrice] !== undefined && cells[oldPrice] !== cells[price];
  return !isDiscounted && !isEntered;
}

function raiseOldPrice(draft: Draft, cells: Draft['cells'], price: CellName): void {
  const oldPrice = oldPriceOf(price);
  if (!hasFollowingOldPrice(draft, price)) {
    // A discount that was taken away stays away.
    const formerPrice = draft.cells[price] ?? storedText(draft.product, price);
    if (draft.cells[oldPrice] === formerPrice) cells[oldPrice] = cells[price];
    return;
  }
  cells[oldPrice] = toAmountText(
    Math.max(Number(cells[price]) || 0, Number(storedText(draft.product, oldPrice))),
  );
}

/**
 * Goes on with newer versions of some products: with one's own changes on top of them, but for those cells that are equal, whose stored value
 * is taken, or that are gone with their variant.
 */
export function rebase(drafts: Drafts, products: Rebased): Drafts {
  const rebased = Object.entries(drafts).flatMap(([id, draft]): [string, Draft][] => {
    if (!(id in products)) return [[id, draft]];
    const { product, storedFields } = products[id] as Rebased[string];
    const cells = Object.fromEntries(
      Object.entries(draft.cells).filter(([name, text]) => {
        const stored = findStoredText(product, name as CellName);
        return stored !== null && text !== stored && !storedFields?.has(name);
      }),
    );
    return Object.keys(cells).length > 0 ? [[id, { product, cells }]] : [];
  });
  return Object.fromEntries(rebased);
}

/** The cells of a product that both a draft and the stored version have changed, each to another value. @param show a cell as it is read */
export function conflictsOf(
  { product, cells }: Draft,
  stored: ProductRow,
  show: (column: GridColumn, text: string) => string,
): ConflictingField[] {
  const names = cellNamesOf(product).filter((name) => name in cells);
  const textsOf = (row: ProductRow) => Object.fromEntries(names.map((name) => [name, storedText(row, name)]));
  const labels = Object.fromEntries(names.map((name) => [name, cellLabel(product, name)]));
  const base = textsOf(product);
  const versions = { base, mine: { ...base, ...cells }, stored: textsOf(stored) };
  return mergeVersions<Record<string, string>>(labels, versions, (name, texts) =>
    show(columnOf(name as CellName), texts[name] ?? ''),
  ).conflicts;
}

/** What a cell says with what is not saved yet. */
export const draftedText = (drafts: Drafts, product: ProductRow, name: CellName): string =>
  drafts[product.id]?.cells[name] ?? storedText(product, name);

/** As `draftedText`; empty where the row has nothing. */
export function textOf(drafts: Drafts, row: CatalogueRow, field: GridField): string {
  const name = cellNameOf(row, field);
  return name ? draftedText(drafts, row.product, name) : '';
}

/** Number of changed cells. */
export const countChanges = (drafts: Drafts): number =>
  Object.values(drafts).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);

/** Whether an old price was changed along with its price. */
export const hasMovedOldPrices = (drafts: Drafts): boolean =>
  Object.values(drafts).some((draft) =>
    cellNamesIn(draft.cells).some(
      (name) => isPrice(name) && oldPriceOf(name) in draft.cells && hasFollowingOldPrice(draft, name),
    ),
  );
