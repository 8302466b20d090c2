import { type BatchLoader, createBatchLoader } from '../../../../database/batchLoader.ts';
import type { Db } from '../../../../database/database.ts';
import { encodeListCursor } from '../../../../lib/cursor.ts';
import { isId } from '../../../../lib/ids.ts';
import { type Page, parseRange } from '../../../../lib/page.ts';
import type { InvalidInput } from '../../../../lib/problems.ts';
import type { Product } from '../../catalog.entity.ts';
import { maxStockNegative } from '../../catalog.problems.ts';
import type { CatalogContext } from '../../catalog.service.ts';
import { createDerivedCache } from '../../listing/derivedCache.ts';
import { createMatcher, type Filter, filterKey } from '../../listing/filter.ts';
import {
  type PageRange,
  type Position,
  type ProductPage,
  type PropertySort,
  sortKeys,
} from '../../listing/listing.ts';
import { listMatches } from '../../listing/listMatches.ts';
import { listProducts, productsMatching } from '../../listing/listProducts.ts';
import { readRelatedIds } from '../../related/relatedProducts.queries.ts';
import {
  type CatalogProduct,
  compareInShop,
  type IndexedProducts,
  type Products,
  productsIn,
} from '../../snapshot/snapshot.ts';
import { readVariants } from '../../variants/variants.queries.ts';
import type { CatalogVariant } from '../../variants/variants.service.ts';
import { type DeskProduct, findIdBySku, readProducts } from './productList.queries.ts';
import { listByStock, listUpToStock, type MatchingProducts, type PositionPage } from './productStock.ts';

export interface ProductListContext extends CatalogContext {
  db: Pick<Db, 'dialect' | 'read'>;
}

type StockSort = 'STOCK_LOW_TO_HIGH' | 'STOCK_HIGH_TO_LOW';
const isStockSort = (sort: DeskProductQuery['sort']): sort is StockSort => sort?.startsWith('STOCK') ?? false;

/** Which products staff see, in what order, and which part of them. */
export interface DeskProductQuery
  extends Pick<Filter, 'categoryId' | 'subCategoryId' | 'brand' | 'featured' | 'discounted'> {
  /** Words to search for, or a product's id or SKU. Withdrawn products are found by parts of their name and brand. */
  text?: string | null;
  /** True: the withdrawn products; else those on sale. */
  withdrawn?: boolean | null;
  /** At most that many units in stock. */
  maxStock?: number | null;
  /** By default by relevance with a text, else in the shop's own order. */
  sort?: PropertySort | 'RELEVANCE' | StockSort | null;
  first: number;
  /** Cursor of the last product of the previous page. */
  after?: string | null;
}

/** A product for GraphQL. What it is related to is read with it for an edit, else only when it is asked for. */
export type ProductForStaff = Product & Partial<DeskProduct>;

export interface DeskProductPage extends Page<ProductForStaff> {
  /** Of all pages; null where counting would mean to read the stock of a large part of the catalogue. */
  totalCount: number | null;
}

/** A page of products for staff. Which ones it lists is up to a second old; their values are current. */
export async function listDeskProducts(
  ctx: ProductListContext,
  query: DeskProductQuery,
): Promise<DeskProductPage | InvalidInput> {
  const { maxStock } = query;
  if (maxStock != null && maxStock < 0) return maxStockNegative();
  const listName = `products ${sortNameOf(query)}`;
  const range = parseRange(listName, query);
  if ('message' in range) return range;
  const after = range.after as Position | null;

  const text = query.text?.trim() ?? '';
  // The one product with an SKU has no later pages.
  const isSkuPossible = text !== '' && !isId(text) && !after;
  const list = (text: string) => listPositions(ctx, { ...query, text }, after);
  // At the same time, because hardly any text is an SKU.
  const [idOfSku, pageOfText] = await Promise.all([
    isSkuPossible ? findIdBySku(ctx.db.read, text) : null,
    list(text),
  ]);
  const { positions, totalCount, hasNextPage } = idOfSku ? await list(idOfSku) : pageOfText;
  const nodes = await readProducts(
    ctx.db.read,
    positions.map(([, id]) => id),
  );
  const last = positions.at(-1);
  const endCursor = last ? encodeListCursor(listName, last) : null;
  return { nodes, totalCount, pageInfo: { endCursor, hasNextPage } };
}

/** One product, also a withdrawn one. */
export const findDeskProduct = async ({ db }: ProductListContext, id: string): Promise<Product | null> =>
  (await readProducts(db.read, [id]))[0] ?? null;

export type DeskProductLoader = BatchLoader<string, Product>;

/** Batches the reads of products by id, also of withdrawn ones. */
export const createDeskProductLoader = ({ read }: Pick<Db, 'read'>): DeskProductLoader =>
  createBatchLoader(
    async (ids) => new Map((await readProducts(read, ids)).map((product) => [product.id, product])),
  );

export type RelatedIdsLoader = BatchLoader<string, string[]>;

/** Batches the reads of what staff have chosen for products' pages. */
export const createRelatedIdsLoader = ({ read }: Pick<Db, 'read'>): RelatedIdsLoader =>
  createBatchLoader((ids) => readRelatedIds(read, ids));

export type VariantsLoader = BatchLoader<string, CatalogVariant[]>;

/** Batches the reads of products' stored variants. */
export const createVariantsLoader = ({ read }: Pick<Db, 'read'>): VariantsLoader =>
  createBatchLoader((ids) => readVariants(read, ids));

/** The stored variants of a product. */
export const findVariants = async (
  { variantsLoader }: { variantsLoader: VariantsLoader },
  product: ProductForStaff,
): Promise<readonly CatalogVariant[]> => product.variants ?? (await variantsLoader.load(product.id)) ?? [];

interface RelatedContext {
  deskProductLoader: DeskProductLoader;
  relatedIdsLoader: RelatedIdsLoader;
}

/** The related products of a product, also withdrawn ones, in their order. */
export async function findRelatedProducts(
  { deskProductLoader, relatedIdsLoader }: RelatedContext,
  product: ProductForStaff,
): Promise<Product[]> {
  const relatedIds = product.relatedIds ?? (await relatedIdsLoader.load(product.id)) ?? [];
  const products = await Promise.all(relatedIds.map((id) => deskProductLoader.load(id)));
  return products.flatMap((product) => product ?? []);
}

async function listPositions(
  ctx: ProductListContext,
  query: DeskProductQuery,
  after: Position | null,
): Promise<PositionPage> {
  const { first, sort, withdrawn } = query;
  const maxStock = query.maxStock ?? null;
  if (!isStockSort(sort) && maxStock === null) {
    const { products, ...page } = listInMemory(ctx, query, { after, offset: 0, first });
    return { ...page, positions: products.map(({ position }) => position) };
  }
  const matching = findMatching(ctx, query);
  const range = { withdrawn: withdrawn ?? false, maxStock, after, first };
  return isStockSort(sort)
    ? listByStock(ctx.db, matching, { ...range, isDescending: sort === 'STOCK_HIGH_TO_LOW' })
    : listUpToStock(ctx.db, matching, range);
}

/** The products that meet all conditions but that on the stock; each request reads few of them. */
function findMatching(ctx: ProductListContext, query: DeskProductQuery): MatchingProducts {
  const list = (after: Position | null, first: number) =>
    listInMemory(ctx, query, { after, offset: 0, first }).products.map(({ position }) => position);
  const { totalCount } = listInMemory(ctx, query, { after: null, offset: 0, first: 0 });
  const subCategoryIds = subCategoriesOf(ctx, query);
  const listSize = productsIn(listsOf(ctx, query), subCategoryIds ? query : {}).length;
  return { totalCount, subCategoryIds, listSize, list, positionsOf };

  function positionsOf(ids: readonly string[]): Position[] {
    if (isRanked(query)) {
      // Only a search knows the order of its matches.
      const wanted = new Set(ids);
      return list(null, totalCount).filter(([, id]) => wanted.has(id));
    }
    const matchById = findMatchesById(ctx, query);
    const keyOf = sortKeys[propertySortOf(query)];
    return ids
      .flatMap((id) => matchById.get(id) ?? [])
      .map((product): Position => [keyOf(product), product.id]);
  }
}

/** Of each list its products by id. */
const productsById = createDerivedCache<Products, ReadonlyMap<string, CatalogProduct>>(1);

/** All products that meet all conditions but that on the stock, by id. */
function findMatchesById(ctx: CatalogContext, query: DeskProductQuery): ReadonlyMap<string, CatalogProduct> {
  const lists = listsOf(ctx, query);
  const products = query.text
    ? productsWithText(ctx, query, query.text)
    : productsMatching(lists, filterOf(query));
  if (products === lists.products) return lists.productById;
  return productsById(products, '', () => new Map(products.map((product) => [product.id, product])));
}

/** The stock is read for each sub-category by itself. */
const MAX_SUB_CATEGORIES = 20;

/** The sub-categories of a query's products; null: of any, or too many. */
function subCategoriesOf(
  { catalog }: CatalogContext,
  { categoryId, subCategoryId }: DeskProductQuery,
): string[] | null {
  if (subCategoryId) return [subCategoryId];
  const children = (categoryId && catalog.snapshot.allChildrenOf.get(categoryId)) || [];
  if (!categoryId || children.length > MAX_SUB_CATEGORIES) return null;
  return children.map(({ id }) => id);
}

const filterOf = ({ categoryId, subCategoryId, brand, featured, discounted }: DeskProductQuery): Filter => ({
  categoryId,
  subCategoryId,
  brand,
  featured,
  discounted,
});

const propertySortOf = ({ sort }: DeskProductQuery): PropertySort =>
  !sort || sort === 'RELEVANCE' || isStockSort(sort) ? 'FEATURED' : sort;

const listsOf = ({ catalog }: CatalogContext, { withdrawn }: DeskProductQuery): IndexedProducts =>
  withdrawn ? catalog.snapshot.withdrawn : catalog.snapshot;

/** Whether the list is in the order of a search's relevance, which only the search knows. */
const isRanked = ({ text, withdrawn, sort }: DeskProductQuery): boolean =>
  Boolean(text) && !withdrawn && !isId(text ?? '') && (!sort || sort === 'RELEVANCE');

/** A part of the products that meet all conditions but that on the stock, which is not in memory. */
function listInMemory(ctx: CatalogContext, query: DeskProductQuery, range: PageRange): ProductPage {
  const { text } = query;
  const sort = propertySortOf(query);
  if (!text) return listProducts(listsOf(ctx, query), filterOf(query), sort, range);
  if (isRanked(query))
    return listMatches(ctx.catalog.search.search(text), filterOf(query), 'RELEVANCE', range);
  const matches = productsWithText(ctx, query, text);
  const products =
    sort === 'FEATURED' ? textListsInShop(matches, '', () => matches.toSorted(compareInShop)) : matches;
  return listProducts({ products, productsByCategory: new Map() }, {}, sort, range);
}

/** Staff read a list page by page, in several orders: it is made and sorted once while the catalogue stays the same. */
const textLists = createDerivedCache<object, Products>(20);
const textListsInShop = createDerivedCache<Products, Products>(1);

/** The products with a text that meet the filter, in any order; equal queries share a list. */
function productsWithText(ctx: CatalogContext, query: DeskProductQuery, text: string): Products {
  const filter = filterOf(query);
  const isMatching = createMatcher(filter) ?? (() => true);
  if (!query.withdrawn && !isId(text)) {
    const matches = ctx.catalog.search.search(text);
    return textLists(matches, filterKey(filter), () =>
      Array.from({ length: matches.length }, (_, index) => matches.valueAt(index)).filter(isMatching),
    );
  }
  // The search index has only what shoppers can find.
  const { products } = listsOf(ctx, query);
  const hasText = isId(text) ? ({ id }: CatalogProduct) => id === text : createTextMatcher(text);
  return textLists(products, `${filterKey(filter)} ${text}`, () =>
    products.filter(hasText).filter(isMatching),
  );
}

function createTextMatcher(text: string): (product: CatalogProduct) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ name, brand }) => {
    const nameAndBrand = `${name} ${brand}`.toLowerCase();
    return words.every((word) => nameAndBrand.includes(word));
  };
}

/** What the cursors of a list begin with. */
const sortNameOf = (query: DeskProductQuery): string => {
  const { sort } = query;
  if (isStockSort(sort)) return sort;
  return isRanked(query) ? 'RELEVANCE' : propertySortOf(query);
};
