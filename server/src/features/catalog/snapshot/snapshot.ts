import { groupBy } from '../../../lib/groupBy.ts';
import type { Banner, Category, Product } from '../catalog.entity.ts';

type ListColumn = 'images' | 'productRam' | 'productWeight' | 'size' | 'countries';

/** A product in memory: all but its description and its stock, which are read from the database. */
export type CatalogProduct = Omit<
  Product,
  ListColumn | 'description' | 'countInStock' | 'revision' | 'withdrawn'
> & {
  // Products share equal lists.
  readonly [column in ListColumn]: readonly string[];
} & {
  /** What a shopper can choose; see options.ts. */
  options: readonly string[];
};

export type Products = readonly CatalogProduct[];

/** The catalogue at one revision. Immutable. */
export interface CatalogSnapshot {
  readonly revision: number;
  /** In the shop's own order. */
  readonly products: Products;
  readonly productById: ReadonlyMap<string, CatalogProduct>;
  /** By id of category or sub-category, in the shop's own order. */
  readonly productsByCategory: ReadonlyMap<string, Products>;
  readonly categoryById: ReadonlyMap<string, Category>;
  /** Children of a category in the shop's own order; of null: the top categories. */
  readonly childrenOf: ReadonlyMap<string | null, readonly Category[]>;
  readonly banners: readonly Banner[];
}

/** The rows of a snapshot; categories and banners in the shop's own order, products in any. */
interface CatalogRows {
  revision: number;
  products: Iterable<CatalogProduct>;
  categories: readonly Category[];
  banners: readonly Banner[];
}

export function buildSnapshot({ revision, products, categories, banners }: CatalogRows): CatalogSnapshot {
  const sorted = [...products].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  return {
    revision,
    products: sorted,
    productById: new Map(sorted.map((product) => [product.id, product])),
    productsByCategory: new Map([
      ...groupBy(sorted, ({ catId }) => catId),
      ...groupBy(sorted, ({ subCatId }) => subCatId),
    ]),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    childrenOf: groupBy(categories, ({ parentId }) => parentId),
    banners,
  };
}

const noProducts: Products = [];

/** The products of a sub-category, else of a category, else all; in the shop's own order. */
export function productsIn(
  { products, productsByCategory }: CatalogSnapshot,
  { categoryId, subCategoryId }: { categoryId?: string | null; subCategoryId?: string | null },
): Products {
  const id = subCategoryId || categoryId;
  if (!id) return products;
  const list = productsByCategory.get(id) ?? noProducts;
  // A sub-category belongs to one category.
  return !categoryId || list[0]?.catId === categoryId ? list : noProducts;
}
