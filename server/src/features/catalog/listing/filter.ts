import type { CatalogProduct } from '../snapshot/snapshot.ts';

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
  /** ISO2 code of the country. */
  location?: string | null;
}

/** Whether a product is sold in a country; null: in any. */
export const isSoldIn = ({ countries }: CatalogProduct, location: string | null | undefined): boolean =>
  !location || countries.length === 0 || countries.includes(location);

export const matchesFilter = (product: CatalogProduct, filter: Filter): boolean =>
  (!filter.categoryId || product.catId === filter.categoryId) &&
  (!filter.subCategoryId || product.subCatId === filter.subCategoryId) &&
  (filter.minPrice == null || product.price >= filter.minPrice) &&
  (filter.maxPrice == null || product.price <= filter.maxPrice) &&
  (filter.minRating == null || product.rating >= filter.minRating) &&
  (filter.rating == null || product.rating === filter.rating) &&
  (filter.featured == null || product.featured === filter.featured) &&
  isSoldIn(product, filter.location);

/** Whether a filter has no condition. */
export const isUnfiltered = (filter: Filter): boolean =>
  !filter.categoryId &&
  !filter.subCategoryId &&
  !filter.location &&
  (filter.minPrice ?? filter.maxPrice ?? filter.minRating ?? filter.rating ?? filter.featured) == null;
