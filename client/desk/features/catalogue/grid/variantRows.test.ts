import { describe, expect, it } from 'vitest';
import type { DeskProduct, ProductRow } from '../deskProduct.ts';
import { previousValues } from '../previousValues.ts';
import { cellLabel, cellNamesOf, rowsOf, sizesText, storedText } from './cells.ts';
import { refusalKey, toChanges } from './changes.ts';
import { type GridField, gridColumns } from './columns.ts';
import {
  type CellInput,
  conflictsOf,
  type Drafts,
  hasMovedOldPrices,
  noDrafts,
  productKey,
  rebase,
  reduceDrafts,
  textOf,
} from './drafts.ts';
import { fillDown, pasteBlock } from './rangeInputs.ts';

const loose = { id: 'loose', name: 'Bananas, loose', code: null, countedIn: 'G', available: 2400 };

const variant = (price: number, fields: object = {}) => ({
  ...{ id: `v${price}`, label: `${price} g`, sku: null, gtin: null, price, oldPrice: price, amount: null },
  ...{ unit: null, picture: null, paused: false, weighed: false, inventoryItem: null, requiredQuantity: 1 },
  ...fields,
});

/** A product with these variants. */
const product = (...variants: object[]) =>
  ({
    ...{ id: 'p', version: '1', name: 'Bananas', sku: null, brand: 'Own', price: 30, oldPrice: 30, stock: 5 },
    ...{ withdrawn: false, featured: false, position: 0, productWeight: [], size: [], productRam: [] },
    ...{ subCategoryId: 's1', updatedAt: '2026-11-01T00:00:00.000Z', variants },
  }) as unknown as ProductRow;

/** Two sizes that draw on one stock in grams. */
const bananas = product(variant(30, { inventoryItem: loose }), variant(48.5, { inventoryItem: loose }));

const enter = (...inputs: CellInput[]): Drafts =>
  reduceDrafts(noDrafts, { type: 'enter', inputs, choices: [] }).drafts;
/** Enters a text into the row of a product or, from 1 on, of a variant. */
const enterAt = (of: ProductRow, row: number, texts: Partial<Record<GridField, string>>): Drafts =>
  enter(
    ...Object.entries(texts).map(([field, text]) => ({
      ...rowsOf([of])[row]!,
      field: field as GridField,
      text,
    })),
  );
const changeOf = (drafts: Drafts) => {
  const { changes, errors } = toChanges(drafts, []);
  return { change: changes[0]!, errors };
};
/** Of the rows of a product and those of the next one. */
const selectionOf = (fields: GridField[], first: number, last = first) => ({
  rows: rowsOf([bananas, { ...product(), id: 'q' }]),
  columns: gridColumns.filter(({ field }) => fields.includes(field)),
  drafts: {},
  range: { anchor: { row: first, column: 0 }, active: { row: last, column: fields.length - 1 } },
});

describe('the row of a product with variants', () => {
  it('says their lowest price on sale and their number', () => {
    const sized = product(variant(30), variant(48.5), variant(20, { paused: true }));
    expect(sizesText(sized)).toEqual({ price: 'from Rs 30', count: '3 sizes' });
    expect(sizesText(product(variant(30), variant(30, { id: 'v2' })))?.price).toBe('Rs 30');
    expect(sizesText(product(variant(30)))).toBeNull();
  });

  it('is not edited where these determine it', () => {
    const texts = { price: '5', oldPrice: '5', stock: '5', productWeight: '5', size: '5', productRam: '5' };
    expect(enterAt(bananas, 0, texts)).toEqual({});
    expect(storedText(bananas, 'stock')).toBe('by size');
    const partly = product(variant(30, { inventoryItem: loose }), variant(48.5));
    expect(storedText(partly, 'stock')).toBe('5');
    expect(enterAt(partly, 0, { stock: '6' })).toMatchObject({ p: { cells: { stock: '6' } } });
  });

  it('has the price of its only variant, and the stock on which variants draw that have none of their own', () => {
    const single = product(variant(30));
    for (const row of [0, 1])
      expect(changeOf(enterAt(single, row, { price: '35', stock: '6' })).change).toEqual({
        ...{ id: 'p', version: '1', price: 35, oldPrice: 35, stockChange: 1, expectedStock: 5 },
      });
    // With another field of the variant the price is that of both.
    const { change } = changeOf(enterAt(single, 1, { price: '35', sku: 'B-1' }));
    expect(change).toMatchObject({ price: 35, variants: [{ price: 35, oldPrice: 35, sku: 'B-1' }] });
  });
});

describe('the row of a variant', () => {
  it('has the cells that a variant has; its option is edited in the product’s page', () => {
    const [, row] = rowsOf([bananas]);
    expect(gridColumns.map(({ field }) => textOf({}, row!, field)).filter(Boolean)).toEqual([
      ...['30 g', '30', '30', '2400', 'true'],
    ]);
    expect(enterAt(bananas, 1, { name: 'x', brand: 'x', featured: 'yes', productWeight: 'x' })).toEqual({});
    expect(cellNamesOf(bananas).map((name) => cellLabel(bananas, name))).toEqual([
      ...gridColumns.map(({ label }) => label),
      ...['30 g: Name', '30 g: Price', '30 g: Old price', 'Stock of Bananas, loose (g)', '30 g: On sale'],
      ...[
        '30 g: SKU',
        '48.5 g: Name',
        '48.5 g: Price',
        '48.5 g: Old price',
        '48.5 g: On sale',
        '48.5 g: SKU',
      ],
    ]);
  });

  it('is saved with the other variants of the product', () => {
    const { change, errors } = changeOf(enterAt(bananas, 1, { price: '28', sku: ' B-500 ', onSale: 'no' }));
    const unchanged = { inventoryId: 'loose', requiredQuantity: 1, gtin: '', weighed: false, unit: null };
    expect(change).toEqual({
      id: 'p',
      version: '1',
      variants: [
        expect.objectContaining({
          ...{ ...unchanged, id: 'v30', label: '30 g', price: 28, oldPrice: 30, sku: 'B-500', paused: true },
        }),
        expect.objectContaining({ ...unchanged, id: 'v48.5', price: 48.5, oldPrice: 48.5, paused: false }),
      ],
    });
    expect(errors).toEqual({});
  });

  it('changes the units of its inventory item as they were seen, in all rows that draw on it', () => {
    const drafts = enterAt(bananas, 2, { stock: '12500' });
    expect(rowsOf([bananas]).map((row) => textOf(drafts, row, 'stock'))).toEqual([
      ...['by size', '12500', '12500'],
    ]);
    const { change } = changeOf(drafts);
    const inventoryChanges = [{ inventoryId: 'loose', stockChange: 10_100, expectedStock: 2400 }];
    expect(change).toEqual({ id: 'p', version: '1', inventoryChanges });
  });

  it('is undone by the former variants and the opposite change of the units', () => {
    const { change } = changeOf(enterAt(bananas, 1, { price: '28', stock: '2500' }));
    const after = { ...bananas, version: '2', variants: bananas.variants.map((one) => ({ ...one })) };
    expect(previousValues([change], [bananas], [after as DeskProduct])).toEqual([
      {
        ...{ id: 'p', version: '2' },
        variants: [
          expect.objectContaining({ id: 'v30', price: 30 }),
          expect.objectContaining({ id: 'v48.5' }),
        ],
        inventoryChanges: [{ inventoryId: 'loose', stockChange: -100, expectedStock: 2400 }],
      },
    ]);
  });

  it('has an old price that rises with a price without a discount', () => {
    const drafts = enterAt(bananas, 1, { price: '40' });
    expect(hasMovedOldPrices(drafts)).toBe(true);
    expect(changeOf(drafts).change.variants).toMatchObject([{ price: 40, oldPrice: 40 }, { price: 48.5 }]);
    const discounted = product(variant(30, { oldPrice: 35 }), variant(48.5));
    const raised = changeOf(enterAt(discounted, 1, { price: '40' }));
    expect(raised.errors).toEqual({ 'p price@v30': 'An old price is not below its price' });
  });

  it.each([['price', 'oldPrice'] as const, ['oldPrice', 'price'] as const])(
    'has no discount after an empty old price was pasted, with %s before %s',
    (...fields) => {
      const discounted = product(variant(30, { oldPrice: 35 }), variant(48.5));
      const unsized = { ...product(), oldPrice: 35 } as ProductRow;
      const emptied = fields.map((field) => [field, field === 'price' ? '40' : ' '] as const);
      const { change, errors } = changeOf(enterAt(discounted, 1, Object.fromEntries(emptied)));
      expect([change.variants?.[0], errors]).toMatchObject([{ price: 40, oldPrice: 40 }, {}]);
      expect(changeOf(enterAt(unsized, 0, Object.fromEntries(emptied)))).toEqual({
        change: { id: 'p', version: '1', price: 40, oldPrice: 40 },
        errors: {},
      });
      expect(changeOf(enterAt(unsized, 0, { oldPrice: '' })).change).toMatchObject({ oldPrice: 30 });
      // It had none before.
      expect(enterAt(product(), 0, { oldPrice: '' })).toEqual({});
    },
  );

  it('says in its cells what the server would refuse', () => {
    const refusalsOf = (texts: Partial<Record<GridField, string>>) =>
      changeOf(enterAt(bananas, 2, texts)).errors;
    expect(refusalsOf({ price: 'dear', stock: 'much' })).toEqual({
      'p price@v48.5': 'Price is an amount such as 120 or 99.50',
      'p stock@loose': 'Stock is a whole number',
    });
    expect(refusalsOf({ price: '0', sku: 'x'.repeat(65) })).toEqual({
      'p price@v48.5': expect.any(String),
      'p sku@v48.5': 'An SKU has at most 64 characters',
    });
  });

  it('shows in its cells what the server refuses of a variant or an inventory item', () => {
    const keyOf = (field: string, entryId: string | null, entryField: string | null) =>
      refusalKey({ productId: 'p', field, entryId, entryField });
    expect(keyOf('variants', 'v30', 'sku')).toBe('p sku@v30');
    expect(keyOf('inventoryChanges', 'loose', 'stockChange')).toBe('p stock@loose');
    expect(keyOf('variants', null, null)).toBe(productKey('p'));
  });
});

describe('a range with variants', () => {
  it('takes a block of texts row by row, also the prices that the grid itself has copied', () => {
    const fields: GridField[] = ['price'];
    const { inputs, cutCount } = pasteBlock(selectionOf(fields, 0), [['30'], ['31'], ['50'], ['12']]);
    expect(inputs.map(({ product: { id }, variant: of, text }) => [id, of?.id, text])).toEqual([
      ['p', 'v30', '31'],
      ['p', 'v48.5', '50'],
      ['q', undefined, '12'],
    ]);
    // The product's own price says what it says already.
    expect(cutCount).toBe(0);
    expect(pasteBlock(selectionOf(fields, 0), [['99'], ['31']]).cutCount).toBe(1);
    const names = pasteBlock(selectionOf(['price', 'brand'], 1), [
      ['31', ''],
      ['50', 'Own'],
    ]);
    expect([names.inputs.length, names.cutCount]).toEqual([2, 1]);
  });

  it('is filled down from what is edited in its first row', () => {
    const fill = fillDown(selectionOf(['price', 'stock', 'brand'], 1, 3));
    expect(Object.values(enter(...fill)).map(({ cells }) => cells)).toEqual([
      { 'price@v48.5': '30' },
      { stock: '2400' },
    ]);
    expect(fillDown(selectionOf(['price', 'stock'], 0, 2))).toEqual([]);
  });
});

describe('variants that others have changed meanwhile', () => {
  const drafts = enterAt(bananas, 1, { price: '28', onSale: 'no', stock: '2500' });
  const show = (_: object, text: string) => text;
  const stored = (...variants: object[]) => ({ ...product(...variants), version: '2' });

  it('are a conflict in the cells in which all three versions differ', () => {
    const theirs = { inventoryItem: { ...loose, available: 1900 }, price: 29 };
    const conflicts = conflictsOf(drafts.p!, stored(variant(30, theirs), variant(48.5)), show);
    expect(conflicts).toEqual([
      { field: 'price@v30', label: '30 g: Price', before: '30', mine: '28', stored: '29' },
      {
        ...{ field: 'stock@loose', label: 'Stock of Bananas, loose (g)' },
        ...{ before: '2400', mine: '2500', stored: '1900' },
      },
    ]);
  });

  it('are saved with what others have changed of them', () => {
    const theirs = stored(variant(30, { inventoryItem: loose }), variant(60, { inventoryItem: loose }));
    const { change } = changeOf(rebase(drafts, { p: { product: theirs } }));
    expect(change).toMatchObject({ version: '2', variants: [{ price: 28, paused: true }, { price: 60 }] });
  });

  it('are left out when they are gone, which is a conflict first', () => {
    const theirs = stored(variant(48.5));
    expect(conflictsOf(drafts.p!, theirs, show).map(({ field, stored: text }) => [field, text])).toEqual([
      ['price@v30', ''],
      ['stock@loose', ''],
      ['onSale@v30', ''],
    ]);
    expect(rebase(drafts, { p: { product: theirs } })).toEqual({});
  });
});
