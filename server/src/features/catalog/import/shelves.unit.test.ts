import type { Category } from '../catalog.entity.ts';
import { missingShelves, pastel, shelvesOf } from './shelves.ts';

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
const wanted = (shelves: Record<string, string[]>) =>
  new Map(Object.entries(shelves).map(([name, subs]) => [name, new Set(subs)]));

describe('shelves', () => {
  const existing = [category('1', null, 'Dairy', 'dairy', 4), category('2', '1', 'Milk', 'dairy-milk', 2)];

  test('that the shop has are used again, whatever their case', () => {
    expect(missingShelves(existing, wanted({ DAIRY: ['milk'] }))).toEqual([]);
    expect(shelvesOf(existing).find('dairy', 'MILK')).toEqual({ catId: '1', subCatId: '2' });
  });

  test('that it lacks come behind the others, each with a slug of its own', () => {
    const made = missingShelves(
      existing,
      wanted({ Dairy: ['Milk', 'Curd'], 'Dairy!': ['Milk'], 'Dairy?': [], अनाज: ['दाल'] }),
    );
    expect(made.map(({ name, slug, position }) => [name, slug, position])).toEqual([
      ['Curd', 'dairy-curd', 3],
      ['Dairy!', 'dairy-2', 5],
      ['Milk', 'dairy-2-milk', 0],
      ['Dairy?', 'dairy-3', 6],
      ['अनाज', 'category', 7],
      ['दाल', 'category-category', 0],
    ]);
    expect(made[0]?.parentId).toBe('1');
    expect(made[2]?.parentId).toBe(made[1]?.id);
  });

  test('have a light colour that only depends on the name', () => {
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
