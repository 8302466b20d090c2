import { expect, it } from 'vitest';
import { suggestionGroups } from './useSuggestions.ts';

const image = { url: '/a.webp', srcSet: null };

it('groups categories, sub-categories and products with their paths', () => {
  const groups = suggestionGroups({
    products: [{ id: 'p', name: 'Paneer', price: 94.5, images: [image] }],
    categories: [
      { id: 'c', name: 'Dairy', images: [image], parent: null },
      { id: 's', name: 'Cheese', images: [], parent: { id: 'c', name: 'Dairy' } },
    ],
  });
  expect(groups.map(({ title }) => title)).toEqual(['Categories', 'Products']);
  expect(groups.flatMap(({ entries }) => entries)).toEqual([
    { to: '/products/category/c', label: 'Dairy', detail: '', image },
    { to: '/products/subCat/s', label: 'Cheese', detail: 'Dairy', image: undefined },
    { to: '/product/p', label: 'Paneer', detail: 'Rs 94.50', image },
  ]);
});

it('leaves out empty groups', () => {
  expect(suggestionGroups({ products: [], categories: [] })).toEqual([]);
});
