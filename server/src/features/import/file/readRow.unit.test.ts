import { createCategoryOf } from '../categories/categories.ts';
import type { RowContext } from './catalogueRow.ts';
import type { Column } from './columnNames.ts';
import { mapColumns } from './columns.ts';
import { descriptionOf } from './description.ts';
import type { Note } from './fieldReader.ts';
import { readRow } from './readRow.ts';

const HEADER = [
  'index',
  'product',
  'category',
  'sub_category',
  'brand',
  'sale_price',
  'market_price',
  'type',
  'rating',
  'description',
];
const columns = mapColumns([...HEADER, 'image', '', '']);
const GOOD: Record<string, string> = {
  index: '1',
  product: 'Jaggery Cubes',
  category: 'Staples',
  sub_category: 'Sugar',
  brand: 'Gannaa',
  sale_price: '80.5',
  market_price: '100',
  type: 'Jaggery',
  rating: '4.1',
  description: 'Made of cane.',
};

/** Shop and file have one category with pulses, and two with others; only the file has oils. */
const context: RowContext = {
  withPictures: false,
  categoryOf: createCategoryOf(
    [
      { id: 's', parentId: null, name: 'Staples' },
      { id: 'p', parentId: 's', name: 'Pulses' },
      { id: 'p2', parentId: 's', name: 'Split pulses' },
      { id: 'o1', parentId: 's', name: 'Other' },
      { id: 'd', parentId: null, name: 'Dairy' },
    ],
    new Map([
      ['dairy', new Set(['Other'])],
      ['STAPLES', new Set(['pulses', 'Oils'])],
    ]),
  ),
};

const read = (changes: Record<string, string> = {}, extraCells: string[] = []) => {
  const cells = { ...GOOD, image: '', ...changes };
  return readRow(
    {
      line: 7,
      cells: [...[...HEADER, 'image'].map((name) => cells[name as keyof typeof cells] ?? ''), ...extraCells],
    },
    columns,
    context,
  );
};
const summarize = (notes: Note[]) => notes.map((note) => [note.field, note.reason, note.old, note.new]);

describe('the columns', () => {
  test('are found by name in any order, ignoring case and separators', () => {
    const mapped = mapColumns([
      '\ufeffSALE PRICE',
      'Brand ',
      'Sub-Category',
      'category',
      'Product',
      '',
      'colour',
      '',
    ]);
    expect(Object.fromEntries(mapped.at)).toEqual({
      product: 4,
      category: 3,
      sub_category: 2,
      brand: 1,
      sale_price: 0,
    });
    expect(mapped.absent).toEqual(['market_price', 'type', 'rating', 'description']);
    expect(mapped.unused).toEqual(['colour']);
  });

  test('are all listed when they are missing', () => {
    expect(() => mapColumns(['no', 'category', 'colour'])).toThrow(
      'its first line has no column product, sale_price (it has "no, category, colour")',
    );
    expect(() => mapColumns([''])).toThrow('it has none');
  });

  test.each<[string, Partial<Record<Column, string>>]>([
    [
      'Item Code,Item Name,Sub Category,Brand,Rate,M.R.P.,Qty.,Weight,Photo',
      {
        sku: 'Item Code',
        product: 'Item Name',
        sub_category: 'Sub Category',
        brand: 'Brand',
        sale_price: 'Rate',
        market_price: 'M.R.P.',
        stock: 'Qty.',
        weight: 'Weight',
        image: 'Photo',
      },
    ],
    [
      'CODE,ITEM,CATEGORY,SUB-CATEGORY,COMPANY,SELLING_PRICE,QUANTITY,SIZE',
      {
        sku: 'CODE',
        product: 'ITEM',
        category: 'CATEGORY',
        sub_category: 'SUB-CATEGORY',
        brand: 'COMPANY',
        sale_price: 'SELLING_PRICE',
        stock: 'QUANTITY',
        size: 'SIZE',
      },
    ],
    ['Product,sub_category,Brand,MRP,Stock', { sale_price: 'MRP', stock: 'Stock' }],
    // A column's own name is surer than any other.
    ['Name,Product,Price,Sale price,sub_category,Brand', { product: 'Product', sale_price: 'Sale price' }],
  ])('are guessed in a shopkeeper’s file: %s', (header, expected) => {
    const names = header.split(',');
    const { at } = mapColumns(names);
    expect(Object.fromEntries([...at].map(([column, index]) => [column, names[index]]))).toMatchObject(
      expected,
    );
    expect(new Set(at.values()).size).toBe(at.size);
  });

  test('with the same name are used once', () => {
    const mapped = mapColumns(['product', 'category', 'sub_category', 'brand', 'sale_price', 'Product']);
    expect(mapped.at.get('product')).toBe(0);
    expect(mapped.unused).toEqual(['Product']);
  });
});

describe('a row', () => {
  test('without errors is unchanged', () => {
    expect(read()).toEqual({
      notes: [],
      row: {
        line: 7,
        name: 'Jaggery Cubes',
        brand: 'Gannaa',
        hasBrand: true,
        category: 'Staples',
        categoryProblem: null,
        subCategory: 'Sugar',
        hasSubCategory: true,
        type: 'Jaggery',
        price: 8050,
        hasPrice: true,
        oldPrice: 10_000,
        rating: 41,
        description: 'Made of cane.',
        hasOldPrice: true,
        productId: null,
        sku: null,
        stock: null,
        stockAtExport: null,
        initialStock: 50,
        options: null,
        images: null,
        countries: null,
        countryOfOrigin: null,
        contents: null,
        contentsOfName: null,
        featured: null,
        hsn: null,
        gstRate: null,
        taxExempt: null,
        variant: null,
        wholeGroup: null,
        newProblem: null,
        damaged: null,
      },
    });
  });

  test.each<[string, Record<string, string>, string, object]>([
    [
      'product',
      { product: ' Jaggery\r\n\u00a0 Cubes ' },
      'white space normalized',
      { name: 'Jaggery Cubes' },
    ],
    ['product', { product: 'Jaggery\u00c2\u00a0Cubes' }, 'white space normalized', { name: 'Jaggery Cubes' }],
    [
      'product',
      { product: 'Jaggery\ufffd Cubes' },
      'unreadable characters removed',
      { name: 'Jaggery Cubes' },
    ],
    ['product', { product: 'x'.repeat(201) }, 'cut to 200 characters', { name: 'x'.repeat(200) }],
    ['product', { product: `${'x'.repeat(199)}😀` }, 'cut to 200 characters', { name: 'x'.repeat(199) }],
    ['brand', { brand: 'Gannaa ' }, 'white space normalized', { brand: 'Gannaa' }],
    ['brand', { brand: ' ' }, 'blank', { brand: 'Unbranded' }],
    ['sub_category', { sub_category: '' }, 'blank', { subCategory: 'Other' }],
    ['sale_price', { sale_price: '80.555' }, 'rounded half up', { price: 8056 }],
    [
      'market_price',
      { market_price: ' ' },
      'blank: shown without a discount',
      { oldPrice: 8050, hasOldPrice: false },
    ],
    [
      'market_price',
      { market_price: 'ask us' },
      'no usable price: shown without a discount',
      { oldPrice: 8050, hasOldPrice: true },
    ],
    [
      'market_price',
      { market_price: '80' },
      'below the sale price: shown without a discount',
      { oldPrice: 8050 },
    ],
    ['rating', { rating: '' }, 'blank: shown without stars', { rating: null }],
    ['rating', { rating: '7' }, 'not from 0 to 5: ignored', { rating: null }],
    [
      'description',
      { description: '' },
      'blank: a sentence with type and brand is used',
      { description: null },
    ],
    ['description', { description: 'a\n\n b \n' }, 'white space normalized', { description: 'a\n\n b' }],
    ['image', { image: 'a.jpg' }, "pictures are not imported: the category's picture is shown", {}],
  ])('is repaired: %s in %j, %s', (field, changes, reason, expected) => {
    const { row, notes } = read(changes);
    expect(row).toMatchObject(expected);
    expect(summarize(notes).map(([of, why]) => [of, why])).toContainEqual([field, reason]);
  });

  test('loses a value in a column without a name, with a note', () => {
    expect(summarize(read({}, ['', '4.1']).notes)).toEqual([
      ['', 'value in a column without a name is ignored', '4.1', ''],
    ]);
  });

  test.each([
    [{ product: ' ' }, 'product', 'no product name', ' '],
    [{ category: '', sub_category: ' ' }, 'category', 'no category', ''],
    [
      { category: '', sub_category: 'Salt' },
      'category',
      'no category, and neither shop nor file has one with this sub-category',
      '',
    ],
    [
      { category: '', sub_category: 'other' },
      'category',
      'no category, and several have a sub-category of this name',
      '',
    ],
    [{ sale_price: 'ask us', brand: 'Gannaa ' }, 'sale_price', 'no usable price', 'ask us'],
  ])('is refused: %j', (changes, field, reason, old) => {
    expect(read(changes)).toEqual({ row: null, notes: [{ action: 'refused', field, reason, old, new: '' }] });
  });

  test.each(['8.90106E+12', '8,90106E+12', '9E+05', '1.2e+100'])(
    'is refused when a spreadsheet has shortened its SKU to %s',
    (sku) => {
      const reason = 'a number that a spreadsheet has shortened: format its column as text there';
      expect(readWithSku({ sku })).toEqual({
        row: null,
        notes: [{ action: 'refused', field: 'sku', reason, old: sku, new: '' }],
      });
    },
  );

  test('with a product_id is imported without a shortened SKU', () => {
    const { row, notes } = readWithSku({ sku: '8.90106E+12', product_id: 'p-1' });
    expect(row).toMatchObject({ productId: 'p-1', sku: null });
    expect(summarize(notes)).toEqual([
      ['sku', 'a number that a spreadsheet has shortened: ignored', '8.90106E+12', ''],
    ]);
  });

  test.each(['8901063014343', '12E5', 'E+12', 'A1E+12', '5E-10', '1234E+12', '8.9E+5'])(
    'keeps the SKU %s',
    (sku) => expect(readWithSku({ sku })).toMatchObject({ row: { sku }, notes: [] }),
  );

  function readWithSku(added: { sku: string; product_id?: string }) {
    const cells = { ...GOOD, ...added };
    return readRow({ line: 7, cells: Object.values(cells) }, mapColumns(Object.keys(cells)), context);
  }

  test('without a category is in that of its sub-category', () => {
    expect(read({ category: '', sub_category: ' pulses' }).row).toMatchObject({
      category: 'Staples',
      subCategory: 'pulses',
    });
    expect(read({ category: '', sub_category: 'oils' }).row).toMatchObject({ category: 'STAPLES' });
    expect(read({ category: '', sub_category: 'Split  pulses' }).row).toMatchObject({
      category: 'Staples',
      subCategory: 'Split pulses',
    });
  });

  test('with too few fields has blanks in the other columns', () => {
    const { row, notes } = readRow(
      { line: 2, cells: ['1', 'Salt', 'Staples', 'Salt', 'Tara', '20'] },
      columns,
      context,
    );
    expect(row).toMatchObject({ price: 2000, oldPrice: 2000, type: '', rating: null, description: null });
    expect(notes.map(({ field }) => field)).toEqual(['market_price', 'rating', 'description']);
  });
});

test.each([
  [{ description: 'Sweet.', type: 'Jaggery', brand: 'Gannaa' }, 'Sweet.\n\nType: Jaggery'],
  [{ description: 'Sweet.', type: '', brand: 'Gannaa' }, 'Sweet.'],
  [{ description: null, type: 'Jaggery', brand: 'Gannaa' }, 'Jaggery by Gannaa.'],
  [{ description: null, type: 'Jaggery', brand: 'Unbranded' }, 'Jaggery.'],
  [{ description: null, type: '', brand: 'Gannaa' }, 'By Gannaa.'],
])('the description of %j', (row, text) => {
  expect(descriptionOf(row)).toBe(text);
});
