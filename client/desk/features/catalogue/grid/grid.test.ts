import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../deskProduct.ts';
import { previousValues } from '../previousValues.ts';
import { rowsOf } from './cells.ts';
import { refusalKey, toChanges } from './changes.ts';
import { type GridColumn, gridColumns, parseCell, shownText } from './columns.ts';
import {
  type CellInput,
  conflictsOf,
  type DraftState,
  draftsWithoutRefusals,
  hasMovedOldPrices,
  noDrafts,
  productKey,
  rebase,
  reduceDrafts,
} from './drafts.ts';
import { countOldPricesBelow, type Fill, fillCells } from './fill.ts';
import { cellRange } from './range.ts';
import { clearCells, fillDown, pasteBlock } from './rangeInputs.ts';

const product = (id: string, fields: Partial<ProductRow> = {}) =>
  ({
    id,
    version: `v-${id}`,
    name: `Product ${id}`,
    sku: null,
    brand: 'Own',
    price: 10,
    oldPrice: 10,
    stock: 5,
    withdrawn: false,
    featured: false,
    position: 0,
    productWeight: ['500 g', '1 kg'],
    size: [],
    productRam: [],
    variants: [],
    subCategoryId: 's1',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  }) as ProductRow;
const products = [product('a'), product('b'), product('c')];
const choices = [
  { id: 's1', name: 'Others', categoryId: 'c1', categoryName: 'Toys' },
  { id: 's2', name: 'Others', categoryId: 'c2', categoryName: 'Books' },
  { id: 's3', name: 'Puzzles', categoryId: 'c1', categoryName: 'Toys' },
];
const column = (field: string) => gridColumns.find((one) => one.field === field) as GridColumn;
const enter = (...inputs: CellInput[]) => reduceDrafts(noDrafts, { type: 'enter', inputs, choices });
const changesOf = (...inputs: CellInput[]) => toChanges(enter(...inputs).drafts, choices);

describe('cells of the grid', () => {
  it('become input of the server: stock as a difference, on sale as withdrawn, options as a list', () => {
    const [first] = products as [ProductRow];
    const { changes } = changesOf(
      { product: first, field: 'stock', text: '12' },
      { product: first, field: 'onSale', text: 'no' },
      { product: first, field: 'productWeight', text: '1 kg | 2 kg' },
      { product: first, field: 'sku', text: 'A-1' },
    );
    expect(changes).toEqual([
      {
        id: 'a',
        version: 'v-a',
        stockChange: 7,
        expectedStock: 5,
        withdrawn: true,
        productWeight: ['1 kg', '2 kg'],
        sku: 'A-1',
      },
    ]);
  });

  it('are undone by the opposite movement and the former values', () => {
    const [before] = products as [ProductRow];
    const changes = [{ id: 'a', version: 'v-a', stockChange: 7, expectedStock: 5, sku: 'A-1', price: 9 }];
    const saved = { ...before, version: 'v2', sku: 'A-1', price: 9, stock: 12 };
    expect(previousValues(changes, [before], [saved])).toEqual([
      { id: 'a', version: 'v2', stockChange: -7, expectedStock: 12, sku: '', price: 10 },
    ]);
  });

  it('name the wrong text', () => {
    const { changes, errors } = changesOf(
      { product: products[0] as ProductRow, field: 'stock', text: 'many' },
      { product: products[1] as ProductRow, field: 'price', text: '₹1,250.50' },
    );
    expect(errors).toEqual({ 'a stock': 'Stock is a whole number' });
    expect(changes[1]).toMatchObject({ price: 1250.5 });
  });

  it('name a sub-category of an ambiguous name by its category, too', () => {
    const category = column('subCategoryId');
    expect(parseCell(category, 'Others', choices)).toHaveProperty('error');
    expect(shownText(category, 's2', choices)).toBe('Books › Others');
    expect(parseCell(category, 'Books › Others', choices)).toEqual({ value: 's2' });
    expect(parseCell(category, 'puzzles', choices)).toEqual({ value: 's3' });
  });

  it('keep what was typed while others were saved', () => {
    const [first] = products as [ProductRow];
    const typed = enter(
      { product: first, field: 'price', text: '9' },
      { product: first, field: 'brand', text: 'Later' },
    );
    const saved = { ...first, version: 'v2', price: 9 };
    const { drafts } = reduceDrafts(typed, { type: 'rebase', products: { a: { product: saved } } });
    expect(drafts).toEqual({ a: { product: saved, cells: { brand: 'Later' } } });
  });
});

describe('what others have changed meanwhile', () => {
  const [first] = products as [ProductRow];
  const { drafts } = enter(
    { product: first, field: 'name', text: 'Mine' },
    { product: first, field: 'brand', text: 'Mine' },
    { product: first, field: 'sku', text: 'SAME' },
  );
  const stored = { ...first, version: 'v2', name: 'Theirs', sku: 'SAME' };

  it('is a conflict in the fields in which all three versions differ', () => {
    expect(conflictsOf(drafts.a!, stored, (_, text) => text)).toEqual([
      { field: 'name', label: 'Name', before: first.name, mine: 'Mine', stored: 'Theirs' },
    ]);
  });

  it.each([
    [[], { name: 'Mine', brand: 'Mine' }],
    [['name'], { brand: 'Mine' }],
  ])('is taken of the chosen fields: %j', (storedFields, cells) => {
    const products = { a: { product: stored, storedFields: new Set(storedFields) } };
    expect(rebase(drafts, products)).toEqual({ a: { product: stored, cells } });
  });
});

describe('a range of cells', () => {
  const columns = [column('price'), column('sku'), column('updatedAt')];
  const range = { anchor: { row: 0, column: 0 }, active: { row: 2, column: 1 } };
  const selection = { rows: rowsOf(products), columns, drafts: {}, range };

  it('takes a block once, one row into all rows, and one cell into all cells', () => {
    const block = pasteBlock({ ...selection, range: cellRange({ row: 1, column: 0 }) }, [
      ['1', 'x', 'y'],
      ['2', 'z', ''],
      ['3', '', ''],
    ]);
    expect(block.inputs.map(({ product: { id }, field, text }) => [id, field, text])).toEqual([
      ['b', 'price', '1'],
      ['b', 'sku', 'x'],
      ['c', 'price', '2'],
      ['c', 'sku', 'z'],
    ]);
    expect(block.cutCount).toBe(5);
    expect(pasteBlock(selection, [['7', '8']]).inputs).toHaveLength(6);
    expect(pasteBlock(selection, [['7']]).inputs.every(({ text }) => text === '7')).toBe(true);
  });

  it('is filled from its first row, but not with what is unique', () => {
    expect(fillDown(selection).map(({ product: { id }, field, text }) => [id, field, text])).toEqual([
      ['b', 'price', '10'],
      ['c', 'price', '10'],
    ]);
  });

  it('is emptied where it may be empty', () => {
    expect(clearCells(selection).map(({ field }) => field)).toEqual(['sku', 'sku', 'sku']);
  });
});

describe('many prices that are changed by percent', () => {
  it.each([
    [1, '11.26'],
    [50, '11.50'],
    [100, '11'],
  ])('are rounded to the nearest %d paise', (step, text) => {
    expect(
      fillCells({}, products.slice(0, 1), { field: 'price', operation: 'percent', value: '12.6', step })[0]
        ?.text,
    ).toBe(text);
  });
});

describe('many products to which a number is added', () => {
  it.each([
    ['price', '2.5', '12.50'],
    ['price', '-0.05', '9.95'],
    // Nothing costs less than nothing.
    ['price', '-11', '0'],
    ['stock', '12', '17'],
    ['stock', '1.4', '6'],
    ['stock', '-6', '0'],
  ] as const)('have it in their %s: %s', (field, value, text) => {
    const inputs = fillCells({}, products, { field, operation: 'add', value });
    expect(inputs.map(({ product: { id } }) => id)).toEqual(['a', 'b', 'c']);
    expect(inputs.every((input) => input.text === text)).toBe(true);
  });

  it('start from what is not saved yet, and keep what is no number', () => {
    const { drafts } = enter(
      { product: products[0] as ProductRow, field: 'price', text: '20' },
      { product: products[1] as ProductRow, field: 'price', text: 'dear' },
    );
    const texts = (value: string) =>
      fillCells(drafts, products, { field: 'price', operation: 'add', value }).map(({ text }) => text);
    expect(texts('1')).toEqual(['21', 'dear', '11']);
    expect(texts('more')).toEqual(['20', 'dear', '10']);
  });
});

describe('prices that rise above the old prices', () => {
  const discounted = product('d', { price: 90, oldPrice: 100 });
  const cheap = product('e', { price: 40, oldPrice: 100 });
  const all = [...products, discounted, cheap];
  const oldPricesOf = (fill: Omit<Fill, 'field'>) => {
    const inputs = fillCells({}, all, { field: 'price', ...fill });
    const { drafts } = enter(...inputs);
    return [discounted, cheap].map(({ id }) => drafts[id]?.cells.oldPrice);
  };

  it('concern the discounted products whose old price is too low, not those without a discount', () => {
    const count = (fill: Omit<Fill, 'field'>) => countOldPricesBelow({}, all, { field: 'price', ...fill });
    expect(count({ operation: 'percent', value: '10' })).toBe(0);
    expect(count({ operation: 'percent', value: '20' })).toBe(1);
    expect(count({ operation: 'percent', value: '200' })).toBe(2);
    expect(count({ operation: 'set', value: '₹1,250' })).toBe(2);
    expect(count({ operation: 'add', value: 'more' })).toBe(0);
    expect(countOldPricesBelow({}, all, { field: 'stock', operation: 'add', value: '500' })).toBe(0);
  });

  it('raise the old prices likewise, or end the discount', () => {
    const fill = { operation: 'percent', value: '20' } as const;
    expect(oldPricesOf({ ...fill, oldPrices: 'raise' })).toEqual(['120', undefined]);
    expect(oldPricesOf({ ...fill, oldPrices: 'none' })).toEqual(['108', undefined]);
    expect(oldPricesOf({ operation: 'add', value: '15', oldPrices: 'raise' })).toEqual(['115', undefined]);
    expect(oldPricesOf({ operation: 'set', value: '150', oldPrices: 'raise' })).toEqual(['150', '150']);
  });
});

describe('old prices that move with their prices', () => {
  const discounted = product('d', { price: 90, oldPrice: 100 });
  const enteredPrice = (of: ProductRow, text: string) => enter({ product: of, field: 'price', text }).drafts;

  it('are those of products without a discount whose price rises', () => {
    expect(hasMovedOldPrices(enteredPrice(products[0]!, '12'))).toBe(true);
    expect(hasMovedOldPrices(enteredPrice(products[0]!, '9'))).toBe(false);
    expect(hasMovedOldPrices(enteredPrice(discounted, '95'))).toBe(false);
    expect(hasMovedOldPrices({})).toBe(false);
  });

  it('are not those that were entered', () => {
    const { drafts } = enter(
      { product: products[0]!, field: 'price', text: '12' },
      { product: products[0]!, field: 'oldPrice', text: '15' },
    );
    expect(hasMovedOldPrices(drafts)).toBe(false);
  });
});

describe('refused values of the grid', () => {
  const refuse = (state: DraftState, productId: string, field: string | null) =>
    reduceDrafts(state, {
      type: 'refuse',
      refusals: { [refusalKey({ productId, field })]: 'Not possible' },
    });
  const drafts = enter(...products.map((one) => ({ product: one, field: 'brand' as const, text: 'Other' })));

  it('belong to the cells of their input fields, or to the product as a whole', () => {
    const keyOf = (field: string | null) => refusalKey({ productId: 'a', field });
    expect(keyOf('stockChange')).toBe('a stock');
    expect(keyOf('price')).toBe('a price');
    expect(keyOf(null)).toBe(productKey('a'));
    expect(keyOf('noColumn')).toBe(productKey('a'));
  });

  it('leave the other products to be saved, and stay when these are saved', () => {
    const refused = refuse(refuse(drafts, 'a', 'brand'), 'c', null);
    expect(Object.keys(draftsWithoutRefusals(refused))).toEqual(['b']);
    const saved = reduceDrafts(refused, {
      type: 'rebase',
      products: { b: { product: product('b', { brand: 'Other' }) } },
    });
    expect(Object.keys(saved.drafts)).toEqual(['a', 'c']);
    expect(Object.keys(saved.refusals)).toEqual(['a brand', productKey('c')]);
  });

  it('are forgotten when the product is edited', () => {
    const [first] = products as [ProductRow];
    const refused = refuse(refuse(drafts, 'a', 'brand'), 'a', null);
    const inputs = [{ product: first, field: 'brand' as const, text: 'Third' }];
    expect(reduceDrafts(refused, { type: 'enter', inputs, choices }).refusals).toEqual({});
  });
});
