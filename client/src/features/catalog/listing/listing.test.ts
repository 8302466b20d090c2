import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  type ListingState,
  listingVariables,
  pageNumbers,
  priceBasis,
  readListing,
  writeListing,
} from './listing.ts';

const plain: ListingState = {
  minPrice: 100,
  maxPrice: 60000,
  rating: null,
  importedFrom: null,
  sort: null,
  page: 1,
};
const read = (query: string) => readListing(new URLSearchParams(query));
const write = (query: string, change: Partial<ListingState>) =>
  writeListing(new URLSearchParams(query), change).toString();

describe('reading a listing from its address', () => {
  it.each<[string, Partial<ListingState>]>([
    ['', {}],
    ['min=200&max=500', { minPrice: 200, maxPrice: 500 }],
    ['min=500&max=200', { minPrice: 200, maxPrice: 500 }],
    ['min=-5&max=999999', {}],
    ['min=abc&max=', {}],
    ['min=103&max=507.4', { minPrice: 105, maxPrice: 505 }],
    ['min=101', {}],
    ['rating=4', { rating: 4 }],
    ['rating=6', {}],
    ['rating=4.5', {}],
    ['from=lk', { importedFrom: 'LK' }],
    ['from=Lanka', {}],
    ['sort=price_low_to_high', { sort: 'PRICE_LOW_TO_HIGH' }],
    ['sort=nonsense', {}],
    ['sort=constructor', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=-1', {}],
    ['page=9999999', { page: 4166 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...plain, ...expected });
  });
});

describe('writing a change into the address', () => {
  it.each<[string, Partial<ListingState>, string]>([
    ['', { rating: 4 }, 'rating=4'],
    ['rating=4', { rating: null }, ''],
    ['q=rice&page=3', { sort: 'NAME' }, 'q=rice&sort=name'],
    ['rating=3', { page: 2 }, 'rating=3&page=2'],
    ['page=2', { page: 1 }, ''],
    ['', { minPrice: 100, maxPrice: 500 }, 'max=500'],
    ['page=2', { importedFrom: 'LK' }, 'from=lk'],
    ['from=lk', { importedFrom: null }, ''],
    ['min=200&max=500', { minPrice: 100, maxPrice: 60000 }, ''],
  ])('%s changed by %j', (query, change, expected) => {
    expect(write(query, change)).toBe(expected);
  });

  it('keeps every part of the state', () => {
    const state: ListingState = {
      minPrice: 205,
      maxPrice: 9000,
      rating: 2,
      importedFrom: 'AF',
      sort: 'DISCOUNT',
      page: 7,
    };
    expect(read(write('', state))).toEqual(state);
  });
});

describe('the query of a listing', () => {
  it('excludes nothing by filters at their defaults', () => {
    expect(listingVariables(plain, { categoryId: 'c' })).toEqual({
      filter: { categoryId: 'c', minPrice: null, maxPrice: null, minRating: null, countryOfOrigin: null },
      sort: null,
      first: 24,
      offset: 0,
    });
    expect(isFiltered(plain)).toBe(false);
  });

  it('carries filters, order and page', () => {
    const state: ListingState = {
      minPrice: 150,
      maxPrice: 300,
      rating: 4,
      importedFrom: 'LK',
      sort: 'RATING',
      page: 3,
    };
    expect(listingVariables(state, { text: 'tea' })).toEqual({
      filter: { text: 'tea', minPrice: 150, maxPrice: 300, minRating: 4, countryOfOrigin: 'LK' },
      sort: 'RATING',
      first: 24,
      offset: 48,
    });
    expect(isFiltered(state)).toBe(true);
  });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('page %d of %d has the page numbers %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

it('knows by which prices a list is sorted or filtered', () => {
  const basisOf = (search: string) => priceBasis(read(search));
  expect(basisOf('')).toBeNull();
  expect(basisOf('sort=name')).toBeNull();
  expect(basisOf('sort=price_high_to_low')).toBe('price');
  expect(basisOf('min=200')).toBe('price');
  expect(basisOf('sort=unit_price_low_to_high&max=50000')).toBe('unitPrice');
});
