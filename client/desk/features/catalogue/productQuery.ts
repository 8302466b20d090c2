import type { DeskProductFilter, DeskProductSort } from '../../generated/graphql.ts';

/** The sorts of the list of products; '' is the default. */
export const sortLabels: Record<DeskProductSort | '', string> = {
  '': 'Default order',
  POSITION: 'Shop’s own order',
  RELEVANCE: 'Best match',
  NAME: 'Name, A to Z',
  NAME_Z_TO_A: 'Name, Z to A',
  PRICE_LOW_TO_HIGH: 'Price, lowest first',
  PRICE_HIGH_TO_LOW: 'Price, highest first',
  STOCK_LOW_TO_HIGH: 'Stock, lowest first',
  STOCK_HIGH_TO_LOW: 'Stock, highest first',
  RECENTLY_UPDATED: 'Updated, latest first',
  LEAST_RECENTLY_UPDATED: 'Updated, earliest first',
  NEWEST: 'Newest first',
};

const isSort = (text: string | null): text is DeskProductSort =>
  text !== null && text !== '' && text in sortLabels;

/** The filter and sort in a page's address. */
export function toProductQuery(params: URLSearchParams): {
  filter: DeskProductFilter;
  sort: DeskProductSort | null;
} {
  const stock = Number.parseInt(params.get('stock') ?? '', 10);
  const state = params.get('state');
  const sort = params.get('sort');
  return {
    filter: {
      text: params.get('text') || null,
      categoryId: params.get('category') || null,
      subCategoryId: params.get('sub') || null,
      brand: params.get('brand') || null,
      maxStock: stock >= 0 ? stock : null,
      featured: state === 'featured' || null,
      discounted: state === 'discounted' || null,
      withdrawn: state === 'withdrawn' || null,
    },
    sort: isSort(sort) ? sort : null,
  };
}

/** The address with a filter changed. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  // A sub-category belongs to its category.
  if (name === 'category') next.delete('sub');
  return next;
}
