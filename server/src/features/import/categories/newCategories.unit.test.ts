import type { Category } from '../../catalog/catalog.entity.ts';
import { noTax } from '../../catalog/tax/productTax.service.ts';
import { countProduct, findNewCategories, fullName } from './newCategories.ts';

const category = (id: string, parentId: string | null, name: string): Category => ({
  ...{ id, parentId, name, slug: id, position: 0 },
  ...{ color: '#ffffff', images: [], comparableUnit: null, hiddenWhileEmpty: false, ...noTax },
});
const existingCategories = [
  category('m', null, 'Masala & Spices'),
  category('s', 'm', 'Saffron'),
  category('k', 'm', 'Kesar Special'),
  category('b', null, 'Beverages'),
  category('c', 'b', 'Café'),
  category('t', 'b', 'Tea'),
];
const find = (categories: Record<string, string[]>) =>
  findNewCategories(
    existingCategories,
    new Map(Object.entries(categories).map(([name, subs]) => [name, new Set(subs)])),
  );
const similarNames = (categories: Record<string, string[]>) =>
  [...find(categories).values()].map((one) => [fullName(one), one.similarName]);

describe('findNewCategories', () => {
  it.each([
    ['Masala & Spices', 'Safron', 'Saffron'],
    ['MASALA & SPICES', 'Safforn', 'Saffron'],
    ['Masala & Spices', 'Kesar-Specail', 'Kesar Special'],
    ['Beverages', 'CAFE', 'Café'],
  ])(
    'says which existing sub-category a misspelt one resembles: %s / %s',
    (name, subCategory, similarName) => {
      const [newCategory] = find({ [name]: [subCategory] }).values();
      expect(newCategory).toMatchObject({ subCategory, similarName });
    },
  );

  it('compares a category with categories, and a sub-category with those of the same category only', () => {
    expect(
      similarNames({
        'Masala and Spices': ['Saffron'],
        Saffron: [],
        Beverages: ['Saffron', 'Pea', 'Coffee', '!!!'],
        'Masala & Spices': ['saffron'],
      }),
    ).toEqual([
      ['Masala and Spices', 'Masala & Spices'],
      ['Masala and Spices / Saffron', null],
      ['Saffron', null],
      ['Beverages / Saffron', null],
      ['Beverages / Pea', null],
      ['Beverages / Coffee', null],
      ['Beverages / !!!', null],
    ]);
  });

  it('finds the most similar name', () => {
    const names = ['Pickled Mangos', 'Pickle Mango', 'Pickled Mangoes'];
    const shop = [category('p', null, 'Jars'), ...names.map((name) => category(name, 'p', name))];
    const [newCategory] = findNewCategories(shop, new Map([['Jars', new Set(['Pickle-Mango'])]])).values();
    expect(newCategory?.similarName).toBe('Pickle Mango');
  });
});

describe('countProduct', () => {
  it('counts products of new categories and sub-categories, ignoring case', () => {
    const newCategories = find({ Dairy: ['Curd', 'Ghee'], Beverages: ['Juice'] });
    for (const [name, subCategory] of [
      ['Dairy', 'Curd'],
      ['DAIRY', 'ghee'],
      ['beverages', 'Juice'],
      ['Beverages', 'Tea'],
    ] as const)
      countProduct(newCategories, { category: name, subCategory });
    expect([...newCategories.values()].map((one) => [fullName(one), one.products])).toEqual([
      ['Dairy', 2],
      ['Dairy / Curd', 1],
      ['Dairy / Ghee', 1],
      ['Beverages / Juice', 1],
    ]);
  });
});
