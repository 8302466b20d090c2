import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../deskProduct.ts';
import { gridColumns, sizesText, storedText } from './columns.ts';
import { type CellInput, noDrafts, reduceDrafts } from './drafts.ts';
import { cellRange } from './range.ts';
import { pasteBlock } from './rangeInputs.ts';

/** A product with sizes of these prices; one above Rs 99 is not on sale. */
const product = (...prices: number[]) => {
  const variants = prices.map((price) => ({
    id: `${price}`,
    price,
    paused: price > 99,
    inventoryItem: null,
  }));
  return { id: `p${prices}`, price: 30, oldPrice: 30, productWeight: [], variants } as unknown as ProductRow;
};
const draftsOf = (...inputs: CellInput[]) =>
  Object.values(reduceDrafts(noDrafts, { type: 'enter', inputs, choices: [] }).drafts);

describe('the cells that a product’s sizes determine', () => {
  const sized = product(30, 48.5, 100);

  it('say the lowest price on sale and the number of sizes', () => {
    expect(sizesText(sized)).toEqual({ price: 'from Rs 30', count: '3 sizes' });
    expect(sizesText(product(30, 30))?.price).toBe('Rs 30');
    expect(sizesText(product(30))).toBeNull();
  });

  it('are not edited: not by typing or pasting', () => {
    const fields = ['price', 'oldPrice', 'productWeight', 'size', 'productRam'] as const;
    expect(draftsOf(...fields.map((field) => ({ product: sized, field, text: '5' })))).toEqual([]);
    // The price of a single one is the product's.
    const single = product(30);
    expect(draftsOf({ product: single, field: 'price', text: '5' })).toMatchObject([
      { cells: { price: '5' } },
    ]);
    const columns = gridColumns.filter(({ field }) => field === 'price');
    const selection = { columns, drafts: {}, range: cellRange({ row: 0, column: 0 }) };
    expect(pasteBlock({ ...selection, products: [sized, single] }, [['5'], ['6']])).toEqual({
      inputs: [{ product: single, field: 'price', text: '6' }],
      cutCount: 1,
    });
  });

  it('are the stock, too, if all of them draw on other inventory items', () => {
    const drawing = (...items: (object | null)[]) =>
      ({
        ...sized,
        stock: 0,
        variants: sized.variants.map((variant, at) => ({ ...variant, inventoryItem: items[at] })),
      }) as ProductRow;
    const loose = { id: 'loose' };
    const shared = drawing(loose, loose, { id: 'other' });
    expect(storedText(shared, 'stock')).toBe('by size');
    expect(draftsOf({ product: shared, field: 'stock', text: '5' })).toEqual([]);
    const columns = gridColumns.filter(({ field }) => field === 'stock');
    const selection = { columns, drafts: {}, range: cellRange({ row: 0, column: 0 }) };
    expect(pasteBlock({ ...selection, products: [shared] }, [['5']])).toEqual({ inputs: [], cutCount: 1 });
    const partly = drawing(loose, null, loose);
    expect(storedText(partly, 'stock')).toBe('0');
    expect(draftsOf({ product: partly, field: 'stock', text: '5' })).toMatchObject([
      { cells: { stock: '5' } },
    ]);
  });
});
