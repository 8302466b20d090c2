import type { ProductFilter, ProductSort } from '../../../generated/graphql.ts';
import { LISTING_LAST_PAGE, LISTING_PAGE_SIZE, PRICE_RANGE, RATING_OPTIONS } from '../../../lib/constants.ts';
import type { PriceBasis } from '../variants/variants.ts';

/** Filters, order and page of a product list; all of it is in the page's address. */
export interface ListingState {
  /** Rupees, inclusive. At a bound of the price range it excludes nothing. */
  minPrice: number;
  maxPrice: number;
  /** At least that many stars; null for any. */
  rating: number | null;
  /** ISO2 code of the country of origin; null for any. */
  importedFrom: string | null;
  /** Null for the list's default order. */
  sort: ProductSort | null;
  /** From 1. */
  page: number;
}

/** The sort options besides the list's default. */
export const SORTS = {
  PRICE_LOW_TO_HIGH: 'Price: low to high',
  PRICE_HIGH_TO_LOW: 'Price: high to low',
  RATING: 'Best rated',
  DISCOUNT: 'Biggest discount',
  NAME: 'Name',
  NEWEST: 'Newest',
  UNIT_PRICE_LOW_TO_HIGH: 'Unit price: low to high',
} satisfies Partial<Record<ProductSort, string>>;

/** Whether a text is the key of a sort option. */
export function isSort(text: string | null): text is keyof typeof SORTS {
  return text !== null && Object.hasOwn(SORTS, text);
}

/** A price within the filter's range, rounded to a step; `fallback` for text that is not a number. */
export function parsePrice(text: string | null, fallback: number): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) return fallback;
  const { min, max, step } = PRICE_RANGE;
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Reads the state from URL parameters; invalid ones are ignored. */
export function readListing(params: URLSearchParams): ListingState {
  const minPrice = parsePrice(params.get('min'), PRICE_RANGE.min);
  const maxPrice = parsePrice(params.get('max'), PRICE_RANGE.max);
  const rating = Number(params.get('rating'));
  const page = Number(params.get('page'));
  const sort = params.get('sort')?.toUpperCase() ?? null;
  return {
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice: Math.max(minPrice, maxPrice),
    importedFrom: COUNTRY_CODE.exec(params.get('from')?.toUpperCase() ?? '')?.[0] ?? null,
    rating: RATING_OPTIONS.some((option) => option === rating) ? rating : null,
    sort: isSort(sort) ? sort : null,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LISTING_LAST_PAGE) : 1,
  };
}

/**
 * The URL parameters after a change. Default values are left out, other parameters stay, and every change but that of
 * the page goes back to the first page.
 */
export function writeListing(params: URLSearchParams, change: Partial<ListingState>): URLSearchParams {
  const state = { ...readListing(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const setParam = (name: string, value: string | number, isDefault: boolean) => {
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  };
  setParam('min', state.minPrice, state.minPrice <= PRICE_RANGE.min);
  setParam('max', state.maxPrice, state.maxPrice >= PRICE_RANGE.max);
  setParam('rating', state.rating ?? '', state.rating === null);
  setParam('from', state.importedFrom?.toLowerCase() ?? '', state.importedFrom === null);
  setParam('sort', state.sort?.toLowerCase() ?? '', state.sort === null);
  setParam('page', state.page, state.page === 1);
  return next;
}

/** The state as variables of a query for one page of products. `scope` selects the list's products. */
export function listingVariables(state: ListingState, scope: ProductFilter) {
  const filter: ProductFilter = {
    ...scope,
    minPrice: state.minPrice > PRICE_RANGE.min ? state.minPrice : null,
    maxPrice: state.maxPrice < PRICE_RANGE.max ? state.maxPrice : null,
    minRating: state.rating,
    countryOfOrigin: state.importedFrom,
  };
  return { filter, sort: state.sort, first: LISTING_PAGE_SIZE, offset: (state.page - 1) * LISTING_PAGE_SIZE };
}

/** Whether a filter is set. */
export function isFiltered({ minPrice, maxPrice, rating, importedFrom }: ListingState): boolean {
  return minPrice > PRICE_RANGE.min || maxPrice < PRICE_RANGE.max || rating !== null || importedFrom !== null;
}

/** By which prices a list is sorted, else filtered; null if it is not. */
export function priceBasis({ minPrice, maxPrice, sort }: ListingState): PriceBasis | null {
  if (sort === 'UNIT_PRICE_LOW_TO_HIGH') return 'unitPrice';
  const isPriceSort = sort === 'PRICE_LOW_TO_HIGH' || sort === 'PRICE_HIGH_TO_LOW';
  return isPriceSort || minPrice > PRICE_RANGE.min || maxPrice < PRICE_RANGE.max ? 'price' : null;
}

/** The number of a list's pages. */
export const pageCount = (total: number): number => Math.ceil(total / LISTING_PAGE_SIZE);

/** The page numbers of a pager, with null for a gap: 1 … 4 5 6 … 12. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(candidates)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const difference = number - (numbers[index - 1] ?? 0);
    if (difference === 1) return [number];
    // A gap of a single page is filled with its number.
    return difference === 2 ? [number - 1, number] : [null, number];
  });
}

/** No filter. */
export const NO_FILTERS = {
  minPrice: PRICE_RANGE.min,
  maxPrice: PRICE_RANGE.max,
  rating: null,
  importedFrom: null,
} satisfies Partial<ListingState>;

/** The canonical path of a list: each of its pages has one, filters and sort orders do not. */
export function listingPath(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
}

/** The title of a page of a list: each has its own. */
export const pageTitle = (title: string, page: number): string =>
  page > 1 ? `${title}, page ${page}` : title;
