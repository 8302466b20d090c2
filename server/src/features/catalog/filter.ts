import type { CatalogProduct } from './snapshot.ts';

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
  const { minPrice, maxPrice, minRating, rating, featured, location } = filter;
  const both = Boolean(filter.categoryId && filter.subCategoryId);
  const others = [minPrice, maxPrice, minRating, rating, featured].some((value) => value != null);
  if (!both && !others && !location) return null;
  // A sub-category has one category.
  if (both && products[0]?.catId !== filter.categoryId) return () => false;

  const columns = columnsOf(products);
  const [dearest, cheapest] = [maxPrice ?? Number.MAX_VALUE, minPrice ?? 0];
  const [least, most] = rating != null ? [Math.max(rating, minRating ?? 0), rating] : [minRating ?? 0, 255];
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
  const markets = new Map<string, number>();
  const lists: (readonly string[])[] = [];
  const market = Uint16Array.from(products, ({ countries }) => {
    const name = countries.join();
    if (!markets.has(name)) markets.set(name, lists.push(countries) - 1);
    return markets.get(name) ?? 0;
  });
  return {
    price: Int32Array.from(products, ({ price }) => price),
    rating: Uint8Array.from(products, ({ rating }) => rating),
    featured: Uint8Array.from(products, ({ featured }) => Number(featured)),
    market,
    markets: lists,
  };
}
