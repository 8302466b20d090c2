import type { Category } from '../../catalog/catalog.entity.ts';
import { noTax } from '../../catalog/tax/productTax.service.ts';
import { createCategoryLookup, missingCategories, pastelColorOf } from './categories.ts';

const category = (
  id: string,
  parentId: string | null,
  name: string,
  slug: string,
  position = 0,
): Category => ({
  id,
  parentId,
  name,
  slug,
  position,
  color: '#ffffff',
  images: [],
  comparableUnit: null,
  hiddenWhileEmpty: false,
  ...noTax,
});
const ofFile = (categories: Record<string, string[]>) =>
  new Map(Object.entries(categories).map(([name, subs]) => [name, new Set(subs)]));

describe('missingCategories', () => {
  const existingCategories = [
    category('1', null, 'Dairy', 'dairy', 4),
    category('2', '1', 'Milk', 'dairy-milk', 2),
  ];

  it('finds existing categories, ignoring case', () => {
    expect(missingCategories(existingCategories, ofFile({ DAIRY: ['milk'] }))).toEqual([]);
    expect(createCategoryLookup(existingCategories).find('dairy', 'MILK')).toEqual({
      catId: '1',
      subCatId: '2',
    });
  });

  it('creates the others behind the existing ones, each with a unique slug', () => {
    const categories = missingCategories(
      existingCategories,
      ofFile({ Dairy: ['Milk', 'Curd'], 'Dairy!': ['Milk'], 'Dairy?': [], अनाज: ['दाल'] }),
    );
    expect(categories.map(({ name, slug, position }) => [name, slug, position])).toEqual([
      ['Curd', 'dairy-curd', 3],
      ['Dairy!', 'dairy-2', 5],
      ['Milk', 'dairy-2-milk', 0],
      ['Dairy?', 'dairy-3', 6],
      ['अनाज', 'category', 7],
      ['दाल', 'category-category', 0],
    ]);
    expect(categories[0]?.parentId).toBe('1');
    expect(categories[2]?.parentId).toBe(categories[1]?.id);
  });

  it('gives a light colour that depends on the name alone', () => {
    expect(pastelColorOf('Dairy')).toBe(pastelColorOf('DAIRY'));
    expect(pastelColorOf('Dairy')).not.toBe(pastelColorOf('Daisy'));
    for (const name of ['Dairy', 'Snacks', 'Tea']) {
      const channels =
        pastelColorOf(name)
          .match(/[0-9a-f]{2}/g)
          ?.map((hex) => Number.parseInt(hex, 16)) ?? [];
      expect(channels).toHaveLength(3);
      expect(Math.min(...channels)).toBeGreaterThan(200);
    }
  });
});
