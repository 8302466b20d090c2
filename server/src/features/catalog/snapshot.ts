import { groupBy } from '../../lib/groupBy.ts';
import type { Banner, Category, Product } from './catalog.entity.ts';

/** A product as kept in memory: all but its description and its stock, which are asked of the database. */
export type CatalogProduct = Omit<
  Product,
  List | 'description' | 'countInStock' | 'revision' | 'withdrawn'
> & {
  // Products share those that are empty.
  readonly [list in List]: readonly string[];
} & {
  /** What can be chosen; see options.ts. */
  options: readonly string[];
};

type List = 'images' | 'productRam' | 'productWeight' | 'size' | 'countries';

/** One consistent state of the catalogue; never changed, only replaced. */
export interface CatalogSnapshot {
  readonly revision: number;
  /** In the shop's own order. */
  readonly products: readonly CatalogProduct[];
  readonly productById: ReadonlyMap<string, CatalogProduct>;
  /** Of a category or a sub-category, in the shop's own order. */
  readonly productsByCategory: ReadonlyMap<string, readonly CatalogProduct[]>;
  readonly categoryById: ReadonlyMap<string, Category>;
  /** The children of a category in the shop's order; of null: the top categories. */
  readonly childrenOf: ReadonlyMap<string | null, readonly Category[]>;
  readonly banners: readonly Banner[];
}

export const emptySnapshot: CatalogSnapshot = {
  revision: -1,
  products: [],
  productById: new Map(),
  productsByCategory: new Map(),
  categoryById: new Map(),
  childrenOf: new Map(),
  banners: [],
};

/** Sorts and groups what was read. Categories and banners come in the shop's order, products in any. */
export function takeSnapshot(
  revision: number,
  known: Iterable<CatalogProduct>,
  categories: readonly Category[],
  banners: readonly Banner[],
): CatalogSnapshot {
  const products = [...known].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const productsByCategory = new Map<string, CatalogProduct[]>();
  for (const product of products) {
    for (const id of [product.catId, product.subCatId]) {
      const list = productsByCategory.get(id);
      if (list) list.push(product);
      else productsByCategory.set(id, [product]);
    }
  }
  return {
    revision,
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    productsByCategory,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    childrenOf: groupBy(categories, (category) => category.parentId),
    banners,
  };
}
