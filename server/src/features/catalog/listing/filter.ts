import type { CatalogProduct } from '../snapshot/snapshot.ts';
import { lowestPrice } from '../variants/variants.service.ts';

/** Conditions that products must meet. Absent ones are met by all. */
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
  /** Equal; case does not matter. */
  brand?: string | null;
  /** Whether the price is below the old price. */
  discounted?: boolean | null;
  /** ISO2 code of the country. */
  location?: string | null;
  /** ISO2 code of the country. */
  countryOfOrigin?: string | null;
}

/** Whether a product is sold in a country; null: in any. */
export const isSoldIn = ({ countries }: CatalogProduct, location: string | null | undefined): boolean =>
  !location || countries.length === 0 || countries.includes(location);

/** What each condition requires of a product. */
const conditions: {
  [Name in keyof Filter]-?: (product: CatalogProduct, value: NonNullable<Filter[Name]>) => boolean;
} = {
  categoryId: ({ catId }, id) => catId === id,
  subCategoryId: ({ subCatId }, id) => subCatId === id,
  minPrice: (product, min) => lowestPrice(product) >= min,
  maxPrice: (product, max) => lowestPrice(product) <= max,
  minRating: ({ rating }, min) => rating >= min,
  rating: (product, rating) => product.rating === rating,
  featured: (product, featured) => product.featured === featured,
  brand: (product, brand) => product.brand.toLowerCase() === brand.toLowerCase(),
  discounted: ({ price, oldPrice }, discounted) => price < oldPrice === discounted,
  location: isSoldIn,
  countryOfOrigin: (product, code) => product.countryOfOrigin === code,
};
const filterFields = Object.keys(conditions) as (keyof Filter)[];

/** Whether a product meets all conditions of a filter; null: the filter has none. An empty text is no condition. */
export function createMatcher(filter: Filter): ((product: CatalogProduct) => boolean) | null {
  const checks = filterFields.flatMap((name) => {
    const value = filter[name];
    const condition = conditions[name] as (product: CatalogProduct, value: unknown) => boolean;
    return value == null || value === '' ? [] : [(product: CatalogProduct) => condition(product, value)];
  });
  return checks.length === 0 ? null : (product) => checks.every((check) => check(product));
}

/** A text that equal filters share, for caches. */
export const filterKey = (filter: Filter): string => JSON.stringify(filterFields.map((name) => filter[name]));
