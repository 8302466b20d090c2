import {
  createSearchIndex,
  type FieldOptions,
  type SearchDocument,
  type SearchIndex,
} from '../../search/searchIndex.ts';
import { groceryWords } from './searchWords/groceryWords.ts';
import { splitName } from './searchWords/nameHead.ts';
import type { CatalogProduct } from './snapshot/snapshot.ts';

/** What is searched of a product: what it is, the rest of its name, and what describes it. */
type SearchField =
  | 'head'
  | 'main'
  | 'details'
  | 'subCategory'
  | 'category'
  | 'brand'
  | 'size'
  | 'description';

/** Typical lengths are those of grocery catalogues. A term that is in all fields of the title weighs at most 25. */
const fields: Record<SearchField, FieldOptions> = {
  head: { zone: 'title', weight: 4, typicalLength: 1, isKind: true },
  main: { zone: 'title', weight: 3, typicalLength: 4 },
  subCategory: { zone: 'title', weight: 2.5, typicalLength: 2 },
  category: { zone: 'title', weight: 0.7, typicalLength: 3 },
  brand: { zone: 'title', weight: 2, typicalLength: 2 },
  details: { zone: 'title', weight: 1.3, typicalLength: 4 },
  size: { zone: 'body', weight: 1, typicalLength: 3 },
  description: { zone: 'body', weight: 0.5, typicalLength: 30 },
};

export type ProductIndex = SearchIndex<CatalogProduct, SearchField>;

/** @param categoryNamesOf the names of a product's category and sub-category */
export function createProductIndex(
  categoryNamesOf: (product: CatalogProduct) => readonly string[],
): ProductIndex {
  const titleOf = (product: CatalogProduct) =>
    [product.brand, product.name, ...categoryNamesOf(product)].join(' | ');
  const index = createSearchIndex({ fields, titleOf });
  index.setSynonyms(groceryWords);
  return index;
}

/** @param categoryNames see `createProductIndex` */
export function toSearchDocument(
  product: CatalogProduct,
  description: string,
  categoryNames: readonly string[],
): SearchDocument<CatalogProduct, SearchField> {
  const { brand, size, productWeight } = product;
  const [category = '', subCategory = ''] = categoryNames;
  return {
    value: product,
    fields: {
      ...splitName(product.name, categoryNames),
      brand,
      category,
      subCategory,
      size: [...size, ...productWeight].join(' '),
      description,
    },
  };
}
