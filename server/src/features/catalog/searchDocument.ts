import {
  createSearchIndex,
  type FieldOptions,
  type SearchDocument,
  type SearchIndex,
} from '../../search/searchIndex.ts';
import type { CatalogProduct } from './snapshot/snapshot.ts';

/** What is searched of a product. */
type SearchField = 'name' | 'brand' | 'category' | 'description';

/** Typical lengths are those of grocery catalogues. */
const fields: Record<SearchField, FieldOptions> = {
  name: { zone: 'title', weight: 4, typicalLength: 5 },
  brand: { zone: 'title', weight: 2, typicalLength: 2 },
  category: { zone: 'title', weight: 1.5, typicalLength: 4 },
  description: { zone: 'body', weight: 0.5, typicalLength: 30 },
};

export type ProductIndex = SearchIndex<CatalogProduct, SearchField>;

export const createProductIndex = (): ProductIndex => createSearchIndex(fields);

/** @param categoryNames names of category and sub-category */
export const toSearchDocument = (
  product: CatalogProduct,
  description: string,
  categoryNames: readonly string[],
): SearchDocument<CatalogProduct, SearchField> => ({
  value: product,
  fields: { name: product.name, brand: product.brand, category: categoryNames.join(' '), description },
});
