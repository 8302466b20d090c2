import { groupBy } from '../../../lib/groupBy.ts';
import type { Banner, Category, Product } from '../catalog.entity.ts';
import type { Measure } from '../measures/measure.ts';
import type { CatalogVariant } from '../variants/variants.service.ts';

type ListColumn = 'images' | 'imageAlts' | 'productRam' | 'productWeight' | 'size' | 'countries';

/** A product in memory: all but its description and its stock, which are read from the database. */
export type CatalogProduct = Omit<
  Product,
  | ListColumn
  | 'contents'
  | 'sku'
  | 'description'
  | 'countInStock'
  | 'lowStockAt'
  | 'revision'
  | 'withdrawn'
  | 'updatedAt'
  | 'hsn'
  | 'gstRate'
  | 'taxExempt'
> & {
  /** When it was created, or last changed by staff or an import. */
  updatedAt: number;
  /** Other products that staff have chosen for its page, in their order, also withdrawn ones; empty: the shop chooses. */
  relatedIds: readonly string[];
} & {
  // Products share equal lists.
  readonly [column in ListColumn]: readonly string[];
} & {
  /** What a package contains; null: unknown. */
  contents: Measure | null;
  /** What a shopper can choose; see options.ts. */
  options: readonly string[];
  /** Those that are stored, in their order; empty: see `variantsOf` of variants.service.ts. */
  variants: readonly CatalogVariant[];
};

export type Products = readonly CatalogProduct[];

/** Products, all and by category. */
export interface ProductLists {
  /** In the shop's own order. */
  readonly products: Products;
  /** By id of category or sub-category, in the shop's own order. */
  readonly productsByCategory: ReadonlyMap<string, Products>;
}

/** Products that are found by ids as well. */
export interface IndexedProducts extends ProductLists {
  readonly productById: ReadonlyMap<string, CatalogProduct>;
  /** Of the variants that are stored. */
  readonly productIdByVariant: ReadonlyMap<string, string>;
}

/** The catalogue at one revision. Immutable. Its products are those on sale. */
export interface CatalogSnapshot extends IndexedProducts {
  readonly revision: number;
  /** Products that are no longer on sale: only staff see them. */
  readonly withdrawn: IndexedProducts;
  readonly categoryById: ReadonlyMap<string, Category>;
  /** Children of a category that shoppers see, in the shop's own order; of null: the top categories. */
  readonly childrenOf: ReadonlyMap<string | null, readonly Category[]>;
  /** The same with those that shoppers do not see now. */
  readonly allChildrenOf: ReadonlyMap<string | null, readonly Category[]>;
  readonly banners: readonly Banner[];
}

/** The rows of a snapshot; categories and banners in the shop's own order, products in any. */
interface CatalogRows {
  revision: number;
  /** On sale. */
  products: Iterable<CatalogProduct>;
  withdrawn: Iterable<CatalogProduct>;
  categories: readonly Category[];
  banners: readonly Banner[];
}

export function buildSnapshot(rows: CatalogRows): CatalogSnapshot {
  const { revision, categories, banners } = rows;
  const lists = buildLists(rows.products);
  const isShown = ({ id, hiddenWhileEmpty }: Category) =>
    !hiddenWhileEmpty || lists.productsByCategory.has(id);
  return {
    revision,
    ...lists,
    withdrawn: buildLists(rows.withdrawn),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    childrenOf: groupBy(categories.filter(isShown), ({ parentId }) => parentId),
    allChildrenOf: groupBy(categories, ({ parentId }) => parentId),
    banners,
  };
}

/** Compares products by the shop's own order. */
export const compareInShop = (a: CatalogProduct, b: CatalogProduct): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

function buildLists(products: Iterable<CatalogProduct>): IndexedProducts {
  const sorted = [...products].sort(compareInShop);
  return {
    products: sorted,
    productById: new Map(sorted.map((product) => [product.id, product])),
    productIdByVariant: new Map(
      sorted.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id])),
    ),
    productsByCategory: new Map([
      ...groupBy(sorted, ({ catId }) => catId),
      ...groupBy(sorted, ({ subCatId }) => subCatId),
    ]),
  };
}

const noProducts: Products = [];

/** The products of a sub-category, else of a category, else all; in the shop's own order. */
export function productsIn(
  { products, productsByCategory }: ProductLists,
  { categoryId, subCategoryId }: { categoryId?: string | null; subCategoryId?: string | null },
): Products {
  const id = subCategoryId || categoryId;
  if (!id) return products;
  const list = productsByCategory.get(id) ?? noProducts;
  // A sub-category belongs to one category.
  return !categoryId || list[0]?.catId === categoryId ? list : noProducts;
}
