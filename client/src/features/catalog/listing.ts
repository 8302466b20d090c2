import type { ProductFilter, ProductSort } from '../../generated/graphql.ts';
import { LISTING_LAST_PAGE, LISTING_PAGE_SIZE, PRICE_RANGE, RATING_OPTIONS } from '../../lib/constants.ts';
import { texts } from './texts.ts';

/** What a shopper has set on a page of products; all of it is in the page's address. */
export interface ListingState {
  /** Rupees, inclusive; at a bound of the slider it excludes nothing. */
  minPrice: number;
  maxPrice: number;
  /** At least that many stars; null for any. */
  rating: number | null;
  /** Null for the list's own order. */
  sort: ProductSort | null;
  /** From 1. */
  page: number;
}

/** The orders to choose from, beside the list's own. */
export const SORTS = texts.sorts satisfies Partial<Record<ProductSort, string>>;

function isSort(text: string | null): text is keyof typeof SORTS {
  return text !== null && Object.hasOwn(SORTS, text);
}

/** A price on the slider's scale, rounded to one of its steps, or `otherwise` for what is no number. */
function price(text: string | null, otherwise: number): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) return otherwise;
  const { min, max, step } = PRICE_RANGE;
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

/** Reads the state from an address's parameters; what makes no sense counts as not set. */
export function readListing(params: URLSearchParams): ListingState {
  const minPrice = price(params.get('min'), PRICE_RANGE.min);
  const maxPrice = price(params.get('max'), PRICE_RANGE.max);
  const rating = Number(params.get('rating'));
  const page = Number(params.get('page'));
  const sort = params.get('sort')?.toUpperCase() ?? null;
  return {
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice: Math.max(minPrice, maxPrice),
    rating: RATING_OPTIONS.some((option) => option === rating) ? rating : null,
    sort: isSort(sort) ? sort : null,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LISTING_LAST_PAGE) : 1,
  };
}

/**
 * The address's parameters after a change. What is at its default is left out, other parameters stay, and any change
 * but that of the page goes back to the first page.
 */
export function writeListing(params: URLSearchParams, change: Partial<ListingState>): URLSearchParams {
  const state = { ...readListing(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | number, isDefault: boolean) => {
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  };
  put('min', state.minPrice, state.minPrice <= PRICE_RANGE.min);
  put('max', state.maxPrice, state.maxPrice >= PRICE_RANGE.max);
  put('rating', state.rating ?? '', state.rating === null);
  put('sort', state.sort?.toLowerCase() ?? '', state.sort === null);
  put('page', state.page, state.page === 1);
  return next;
}

/** The state as variables of a query for one page of products; `scope` says what the list is of. */
export function listingVariables(state: ListingState, scope: ProductFilter) {
  const filter: ProductFilter = {
    ...scope,
    minPrice: state.minPrice > PRICE_RANGE.min ? state.minPrice : null,
    maxPrice: state.maxPrice < PRICE_RANGE.max ? state.maxPrice : null,
    minRating: state.rating,
  };
  return { filter, sort: state.sort, first: LISTING_PAGE_SIZE, offset: (state.page - 1) * LISTING_PAGE_SIZE };
}

/** Whether a price or rating filter is set. */
export function isFiltered({ minPrice, maxPrice, rating }: ListingState): boolean {
  return minPrice > PRICE_RANGE.min || maxPrice < PRICE_RANGE.max || rating !== null;
}

/** The page numbers to offer around the open one, with null for a gap: 1 … 4 5 6 … 12. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}
