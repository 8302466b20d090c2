import type { Db } from '../../../database/database.ts';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { isId } from '../../../lib/ids.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import type { Product } from '../catalog.entity.ts';
import type { CatalogContext } from '../catalog.service.ts';
import { createMatcher, type Filter } from '../listing/filter.ts';
import {
  comparePositions,
  type PageRange,
  type Position,
  type ProductPage,
  type PropertySort,
  sortKeys,
} from '../listing/listing.ts';
import { listMatches } from '../listing/listMatches.ts';
import { listProducts } from '../listing/listProducts.ts';
import type { CatalogProduct, ProductLists } from '../snapshot/snapshot.ts';
import { findIdBySku, readProducts } from './productList.queries.ts';
import { listByStock, listUpToStock, type MatchingProducts, type PositionPage } from './productStock.ts';

export interface ProductListContext extends CatalogContext {
  db: Pick<Db, 'read'>;
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

export interface DeskProductPage {
  products: Product[];
  /** Of `products`. */
  cursors: string[];
  /** Of all pages; null where counting would mean to read the stock of a large part of the catalogue. */
  totalCount: number | null;
  hasNextPage: boolean;
}

const MAX_PAGE = 100;

/** A page of products for staff. Which ones it lists is up to a second old; their values are current. */
export async function listDeskProducts(
  ctx: ProductListContext,
  query: DeskProductQuery,
): Promise<DeskProductPage | InvalidInput> {
  const { first, maxStock } = query;
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  if (maxStock != null && maxStock < 0) return invalidInput('maxStock must be at least 0', 'maxStock');
  const after = query.after ? toPosition(query.after) : null;
  const isOfSort = !after || !isStockSort(query.sort) || typeof after[0] === 'number';
  if ((query.after && !after) || !isOfSort) return invalidInput('after is not one of our cursors', 'after');

  const text = query.text?.trim() ?? '';
  const idOfSku = text === '' || isId(text) ? null : await findIdBySku(ctx.db.read, text);
  const { positions, totalCount, hasNextPage } = await listPositions(
    ctx,
    { ...query, text: idOfSku ?? text },
    after,
  );
  const products = await readProducts(
    ctx.db.read,
    positions.map(([, id]) => id),
  );
  const positionById = new Map(positions.map((position) => [position[1], position]));
  const cursors = products.map(({ id }) => encodeCursor(positionById.get(id) ?? []));
  return { products, cursors, totalCount, hasNextPage };
}

/** One product, also a withdrawn one. */
export const findDeskProduct = async ({ db }: ProductListContext, id: string): Promise<Product | null> =>
  (await readProducts(db.read, [id]))[0] ?? null;

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
    ? listByStock(ctx.db.read, matching, { ...range, isDescending: sort === 'STOCK_HIGH_TO_LOW' })
    : listUpToStock(ctx.db.read, matching, range);
}

/** The products that meet all conditions but that on the stock; each request reads few of them. */
function findMatching(ctx: ProductListContext, query: DeskProductQuery): MatchingProducts {
  const list = (after: Position | null, first: number) =>
    listInMemory(ctx, query, { after, offset: 0, first }).products.map(({ position }) => position);
  const { totalCount } = listInMemory(ctx, query, { after: null, offset: 0, first: 0 });
  return { totalCount, list, positionsOf: query.text ? positionsInList : positionsInMemory };

  /** Only a search knows the order of its matches. */
  function positionsInList(ids: readonly string[]): Position[] {
    const wanted = new Set(ids);
    return list(null, totalCount).filter(([, id]) => wanted.has(id));
  }

  function positionsInMemory(ids: readonly string[]): Position[] {
    const { snapshot } = ctx.catalog;
    const productById = query.withdrawn
      ? new Map(snapshot.withdrawn.products.map((product) => [product.id, product]))
      : snapshot.productById;
    const products = ids.flatMap((id) => productById.get(id) ?? []);
    const scope = products.filter(createMatcher(filterOf(query)) ?? (() => true));
    const keyOf = sortKeys[propertySortOf(query)];
    return scope.map((product): Position => [keyOf(product), product.id]).sort(comparePositions);
  }
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

/** A part of the products that meet all conditions but that on the stock, which is not in memory. */
function listInMemory({ catalog }: CatalogContext, query: DeskProductQuery, range: PageRange): ProductPage {
  const filter = filterOf(query);
  const { text } = query;
  const lists: ProductLists = query.withdrawn ? catalog.snapshot.withdrawn : catalog.snapshot;
  if (!text) return listProducts(lists, filter, propertySortOf(query), range);
  if (!query.withdrawn && !isId(text)) {
    const isRanked = !query.sort || query.sort === 'RELEVANCE';
    const sort = isRanked ? 'RELEVANCE' : propertySortOf(query);
    return listMatches(catalog.search.search(text), filter, sort, range);
  }
  // The search index has only what shoppers can find.
  const isMatching = isId(text) ? ({ id }: CatalogProduct) => id === text : createTextMatcher(text);
  const products = lists.products.filter(isMatching).filter(createMatcher(filter) ?? (() => true));
  return listProducts({ products, productsByCategory: new Map() }, {}, propertySortOf(query), range);
}

function createTextMatcher(text: string): (product: CatalogProduct) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ name, brand }) => {
    const nameAndBrand = `${name} ${brand}`.toLowerCase();
    return words.every((word) => nameAndBrand.includes(word));
  };
}

function toPosition(cursor: string): Position | null {
  const [key, id] = decodeCursor(cursor) ?? [];
  return key !== undefined && typeof id === 'string' ? [key, id] : null;
}
