import { type Tally, tallyOf } from './histogram.ts';
import type { CatalogProduct } from './snapshot.ts';
import type { OwnSort } from './sortIndexes.ts';

/** What a list may be narrowed to; all conditions have to hold, absent ones say nothing. */
export interface Filter {
  categoryId?: string | null;
  subCategoryId?: string | null;
  /** Paise, inclusive. */
  minPrice?: number | null;
  /** Paise, inclusive. */
  maxPrice?: number | null;
  /** Tenths of a star, at least. */
  minRating?: number | null;
  /** Tenths of a star, exactly. */
  rating?: number | null;
  featured?: boolean | null;
  /** ISO2 code. */
  location?: string | null;
}

/** Whether the product is sold there; null: anywhere. */
export const isSoldIn = ({ countries }: CatalogProduct, location: string | null | undefined): boolean =>
  isWithin(countries, location);

const isWithin = (countries: readonly string[], location: string | null | undefined): boolean =>
  !location || countries.length === 0 || countries.includes(location);

/** Whether all products pass a filter. */
export const isEmpty = ({
  categoryId,
  subCategoryId,
  minPrice,
  maxPrice,
  minRating,
  rating,
  featured,
  location,
}: Filter): boolean =>
  !categoryId &&
  !subCategoryId &&
  !location &&
  [minPrice, maxPrice, minRating, rating, featured].every((value) => value == null);

/** Whether a product passes a filter. */
export const isIn = (product: CatalogProduct, filter: Filter): boolean =>
  (!filter.categoryId || product.catId === filter.categoryId) &&
  (!filter.subCategoryId || product.subCatId === filter.subCategoryId) &&
  (filter.minPrice == null || product.price >= filter.minPrice) &&
  (filter.maxPrice == null || product.price <= filter.maxPrice) &&
  (filter.minRating == null || product.rating >= filter.minRating) &&
  (filter.rating == null || product.rating === filter.rating) &&
  (filter.featured == null || product.featured === filter.featured) &&
  isSoldIn(product, filter.location);

/**
 * As `isIn`, for the products of a category's list by their place, reading the list's columns. Null: all of them pass.
 * @param products those of the sub-category, else of the category, that the filter names
 */
export function passing(
  products: readonly CatalogProduct[],
  filter: Filter,
): ((at: number) => boolean) | null {
  const { featured, location } = filter;
  const both = Boolean(filter.categoryId && filter.subCategoryId);
  if (!both && isEmpty({ ...filter, categoryId: null, subCategoryId: null })) return null;
  // A sub-category has one category.
  if (both && products[0]?.catId !== filter.categoryId) return () => false;

  const columns = columnsOf(products);
  const { cheapest, dearest, least, most } = rangesOf(filter);
  const sold = Uint8Array.from(columns.markets, (countries) => (isWithin(countries, location) ? 1 : 0));
  const wanted = featured == null ? null : Number(featured);
  return (at) => {
    const price = columns.price[at] as number;
    const stars = columns.rating[at] as number;
    return (
      price >= cheapest &&
      price <= dearest &&
      stars >= least &&
      stars <= most &&
      sold[columns.market[at] as number] === 1 &&
      (wanted === null || columns.featured[at] === wanted)
    );
  };
}

/** Between which prices and ratings a filter lets products pass. */
const rangesOf = ({ minPrice, maxPrice, minRating, rating }: Filter) => ({
  cheapest: minPrice ?? 0,
  dearest: maxPrice ?? Number.MAX_SAFE_INTEGER,
  least: Math.max(rating ?? 0, minRating ?? 0),
  most: rating ?? 255,
});

/** Of a list so many are made, one for each country that somebody asks from, featured or not; for others its products are gone through. */
const MOST_TALLIES = 20;
const tallies = new WeakMap<readonly CatalogProduct[], Map<string, Tally>>();

/**
 * How many products of a list pass a filter, from what has been counted before.
 * @param products as for `passing`, in any order that is the same each time
 * @returns null: that has not been counted, and they have to be gone through
 */
export function countPassing(products: readonly CatalogProduct[], filter: Filter): number | null {
  const { featured, location } = filter;
  if (filter.categoryId && filter.subCategoryId) return null;
  const name = `${featured ?? ''} ${location ?? ''}`;
  const known = tallies.get(products) ?? new Map<string, Tally>();
  tallies.set(products, known);
  if (!known.has(name) && known.size < MOST_TALLIES)
    known.set(name, tallyOf(products.filter((product) => isIn(product, { featured, location }))));
  return known.get(name)?.count(rangesOf(filter)) ?? null;
}

/** Between which numbers the products that pass a filter stand in an order, where it says so. */
export function boundsIn(sort: OwnSort, filter: Filter): [least: number, most: number] | null {
  const { cheapest, dearest, least, most } = rangesOf(filter);
  if (sort === 'PRICE_LOW_TO_HIGH') return [cheapest, dearest];
  if (sort === 'PRICE_HIGH_TO_LOW') return [-dearest, -cheapest];
  return sort === 'RATING' ? [-most, -least] : null;
}

/** What lists are filtered by, in the order of the list. */
interface Columns {
  price: Int32Array;
  rating: Uint8Array;
  featured: Uint8Array;
  /** Index into `markets`. */
  market: Uint16Array;
  /** The different lists of countries. */
  markets: (readonly string[])[];
}

const known = new WeakMap<readonly CatalogProduct[], Columns>();

function columnsOf(products: readonly CatalogProduct[]): Columns {
  const columns = known.get(products) ?? readColumns(products);
  known.set(products, columns);
  return columns;
}

function readColumns(products: readonly CatalogProduct[]): Columns {
  const { length } = products;
  const columns: Columns = {
    price: new Int32Array(length),
    rating: new Uint8Array(length),
    featured: new Uint8Array(length),
    market: new Uint16Array(length),
    markets: [],
  };
  const markets = new Map<string, number>();
  // Most products share their list.
  const marketOf = new Map<readonly string[], number>();
  products.forEach(({ price, rating, featured, countries }, at) => {
    columns.price[at] = price;
    columns.rating[at] = rating;
    columns.featured[at] = Number(featured);
    let market = marketOf.get(countries);
    if (market === undefined) {
      const name = countries.join();
      market = markets.get(name) ?? columns.markets.push(countries) - 1;
      markets.set(name, market);
      marketOf.set(countries, market);
    }
    columns.market[at] = market;
  });
  return columns;
}
