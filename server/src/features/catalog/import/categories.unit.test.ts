import type { Category } from '../catalog.entity.ts';
import { createCategoryLookup, missingCategories, pastel } from './categories.ts';

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
});
const ofFile = (categories: Record<string, string[]>) =>
  new Map(Object.entries(categories).map(([name, subs]) => [name, new Set(subs)]));

describe('categories of a file', () => {
  const existing = [category('1', null, 'Dairy', 'dairy', 4), category('2', '1', 'Milk', 'dairy-milk', 2)];

  test('that exist are found, ignoring case', () => {
    expect(missingCategories(existing, ofFile({ DAIRY: ['milk'] }))).toEqual([]);
    expect(createCategoryLookup(existing).find('dairy', 'MILK')).toEqual({ catId: '1', subCatId: '2' });
  });

  test('that do not exist are positioned behind the others, each with a unique slug', () => {
    const created = missingCategories(
      existing,
      ofFile({ Dairy: ['Milk', 'Curd'], 'Dairy!': ['Milk'], 'Dairy?': [], अनाज: ['दाल'] }),
    );
    expect(created.map(({ name, slug, position }) => [name, slug, position])).toEqual([
      ['Curd', 'dairy-curd', 3],
      ['Dairy!', 'dairy-2', 5],
      ['Milk', 'dairy-2-milk', 0],
      ['Dairy?', 'dairy-3', 6],
      ['अनाज', 'category', 7],
      ['दाल', 'category-category', 0],
    ]);
    expect(created[0]?.parentId).toBe('1');
    expect(created[2]?.parentId).toBe(created[1]?.id);
  });

  test('have a light colour that depends on the name alone', () => {
    expect(pastel('Dairy')).toBe(pastel('DAIRY'));
    expect(pastel('Dairy')).not.toBe(pastel('Daisy'));
    for (const name of ['Dairy', 'Snacks', 'Tea']) {
      const channels =
        pastel(name)
          .match(/[0-9a-f]{2}/g)
          ?.map((hex) => Number.parseInt(hex, 16)) ?? [];
      expect(channels).toHaveLength(3);
      expect(Math.min(...channels)).toBeGreaterThan(200);
    }
  });
});
