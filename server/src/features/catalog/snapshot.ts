import { groupBy } from '../../lib/groupBy.ts';
import { mended } from '../../lib/sortedLists.ts';
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

type Products = readonly CatalogProduct[];

/** One consistent state of the catalogue; never changed, only replaced. */
export interface CatalogSnapshot {
  readonly revision: number;
  /** In the shop's own order. */
  readonly products: Products;
  readonly productById: ReadonlyMap<string, CatalogProduct>;
  /** Of a category or a sub-category, in the shop's own order. */
  readonly productsByCategory: ReadonlyMap<string, Products>;
  readonly categoryById: ReadonlyMap<string, Category>;
  /** The children of a category in the shop's order; of null: the top categories. */
  readonly childrenOf: ReadonlyMap<string | null, readonly Category[]>;
  readonly banners: readonly Banner[];
  readonly orders: Orders;
}

/** The lists of a snapshot in other orders. To sort a large catalogue takes longer than all else, so each is made once. */
export interface Orders {
  /** By the name of the order. */
  readonly made: Map<string, Products>;
  /** Those of the snapshot before that nobody has asked for since. */
  readonly former: Map<string, Products>;
  /** What has changed since that one. */
  readonly change: Change;
}

/** Products as they were, and those that are there instead. */
export interface Change {
  readonly gone: Products;
  readonly come: Products;
}

/** What of a change is in a category or sub-category. */
export function changeWithin({ gone, come }: Change, categoryId: string): Change {
  const isWithin = ({ catId, subCatId }: CatalogProduct) => catId === categoryId || subCatId === categoryId;
  return { gone: gone.filter(isWithin), come: come.filter(isWithin) };
}

const noChange: Change = { gone: [], come: [] };

export const emptySnapshot: CatalogSnapshot = {
  revision: -1,
  products: [],
  productById: new Map(),
  productsByCategory: new Map(),
  categoryById: new Map(),
  childrenOf: new Map(),
  banners: [],
  orders: { made: new Map(), former: new Map(), change: noChange },
};

/** So many products are put into lists that are there; for more, all lists are made anew. */
const FEW = 500;

const byPosition = (a: CatalogProduct, b: CatalogProduct) =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What was read of the database. */
interface Read {
  revision: number;
  productById: ReadonlyMap<string, CatalogProduct>;
  /** Ids of all products that have changed, come or gone since the snapshot before. */
  changed: Iterable<string>;
  /** In the shop's order, as the banners. */
  categories: readonly Category[];
  banners: readonly Banner[];
}

/** Sorts and groups what was read. */
export function takeSnapshot(
  former: CatalogSnapshot,
  { revision, productById, changed, categories, banners }: Read,
): CatalogSnapshot {
  const ids = [...changed];
  const some = {
    revision,
    productById: new Map(productById),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    childrenOf: groupBy(categories, (category) => category.parentId),
    banners,
  };
  if (ids.length > FEW) return { ...some, ...sorted(productById.values()) };
  const change = {
    gone: ids.flatMap((id) => former.productById.get(id) ?? []),
    come: ids.flatMap((id) => productById.get(id) ?? []),
  };
  return {
    ...some,
    products: mended(former.products, change.gone, change.come, byPosition),
    productsByCategory: mendedCategories(former.productsByCategory, change),
    orders: { made: new Map(), former: new Map(former.orders.made), change },
  };
}

function sorted(all: Iterable<CatalogProduct>) {
  const products = [...all].sort(byPosition);
  const productsByCategory = new Map<string, CatalogProduct[]>();
  for (const product of products) {
    for (const id of [product.catId, product.subCatId]) {
      const list = productsByCategory.get(id);
      if (list) list.push(product);
      else productsByCategory.set(id, [product]);
    }
  }
  return {
    products,
    productsByCategory,
    orders: { made: new Map(), former: new Map(), change: noChange },
  };
}

function mendedCategories(
  former: CatalogSnapshot['productsByCategory'],
  change: Change,
): CatalogSnapshot['productsByCategory'] {
  const lists = new Map(former);
  const touched = [...change.gone, ...change.come].flatMap(({ catId, subCatId }) => [catId, subCatId]);
  for (const id of new Set(touched)) {
    const { gone, come } = changeWithin(change, id);
    lists.set(id, mended(lists.get(id) ?? [], gone, come, byPosition));
  }
  return lists;
}
