import type { EntityManager } from 'typeorm';
import type { Db } from '../../../../database/database.ts';
import { selectRange } from '../../../../lib/selectRange.ts';
import { comparePositions, type Position } from '../../listing/listing.ts';
import { findIdsUpToStock, type ProductStock, readStockInOrder, readStockOf } from './productList.queries.ts';

// Lists that depend on the stock. The catalogue in memory has no stock, because it changes with every order; so these lists read it:
// of the products that match a query if they are few, else by the index on the stock.

/** A page of a list, by the positions of its products. */
export interface PositionPage {
  positions: readonly Position[];
  /** Of all pages; null: not counted. */
  totalCount: number | null;
  hasNextPage: boolean;
}

/** The products that meet all conditions but that on the stock, which is not in memory. */
export interface MatchingProducts {
  totalCount: number;
  /** The sub-categories of which they are; null: of any. */
  subCategoryIds: readonly string[] | null;
  /** Products of these sub-categories, matching or not. */
  listSize: number;
  /** Positions of a part of them, in their order. */
  list(after: Position | null, first: number): Position[];
  /** Positions of those of some products that are among them, in any order. */
  positionsOf(ids: readonly string[]): Position[];
}

interface StockQuery {
  /** Present: the most units first. */
  isDescending?: boolean;
  withdrawn: boolean;
  /** At most; null: any. */
  maxStock: number | null;
  /** The page begins behind this position. */
  after: Position | null;
  first: number;
}

/** Up to this many products the stock is read of all of them. */
const MAX_READ_ALL = 2000;
/** Rows in order that one statement reads. */
const MAX_ROWS = 2000;
/** Ids in one statement. */
const BATCH = 1000;

/** A page of products by stock. Positions of the result begin with the stock. */
export async function listByStock(
  { dialect, read: manager }: Pick<Db, 'dialect' | 'read'>,
  matching: MatchingProducts,
  query: StockQuery,
): Promise<PositionPage> {
  const { maxStock, after, first, isDescending = false } = query;
  const { totalCount, listSize, subCategoryIds } = matching;
  // As many rows as have a page of matching ones if these are spread evenly, and some more.
  const rowsOfPage = totalCount === 0 ? 0 : Math.ceil((1.2 * (first + 1) * listSize) / totalCount);
  const afterRow = after && { countInStock: Number(after[0]), id: after[1] };
  if (maxStock === null && totalCount <= rowsOfPage) {
    const ids = idsOf(matching.list(null, totalCount));
    const parts = await Promise.all(
      batchesOf(ids).map((batch) =>
        readStockInOrder(manager, dialect, { ...query, ids: batch, after: afterRow, limit: first + 1 }),
      ),
    );
    return selectPage(parts.flat().map(toStockPosition), null, first, isDescending, totalCount);
  }
  // With a maximum all are read, to count them.
  if (maxStock !== null && totalCount <= MAX_READ_ALL) {
    const rows = await readStocks(manager, idsOf(matching.list(null, MAX_READ_ALL)));
    const positions = rows.filter(({ countInStock }) => countInStock <= maxStock).map(toStockPosition);
    return selectPage(positions, after, first, isDescending);
  }
  const positions: Position[] = [];
  let last = afterRow;
  let limit = Math.min(MAX_ROWS, rowsOfPage);
  for (let hasMore = true; hasMore && positions.length <= first; ) {
    const rows = await readStockInOrder(manager, dialect, {
      ...query,
      subCategoryIds,
      after: last,
      limit,
    });
    const isMatching = new Set(idsOf(matching.positionsOf(rows.map(({ id }) => id))));
    positions.push(...rows.filter(({ id }) => isMatching.has(id)).map(toStockPosition));
    last = rows.at(-1) ?? null;
    hasMore = rows.length === limit;
    // They are not spread evenly.
    limit = Math.min(MAX_ROWS, 2 * limit);
  }
  return startOf(positions, first, maxStock === null ? totalCount : null);
}

/** A page of the products of which at most `maxStock` units are left, in their own order. */
export async function listUpToStock(
  { read: manager }: Pick<Db, 'read'>,
  matching: MatchingProducts,
  query: StockQuery,
): Promise<PositionPage> {
  const { maxStock, after, first } = query;
  const scarceIds = await findIdsUpToStock(manager, query, MAX_READ_ALL);
  if (scarceIds) return selectPage(matching.positionsOf(scarceIds), after, first);
  // So many that every batch has some of them.
  const positions: Position[] = [];
  let last = after;
  for (let hasMore = true; hasMore && positions.length <= first; ) {
    const batch = matching.list(last, BATCH);
    const rows = await readStocks(manager, idsOf(batch));
    const isScarce = new Set(
      rows.filter(({ countInStock }) => countInStock <= (maxStock ?? 0)).map(({ id }) => id),
    );
    positions.push(...batch.filter(([, id]) => isScarce.has(id)));
    last = batch.at(-1) ?? null;
    hasMore = batch.length === BATCH;
  }
  return startOf(positions, first, null);
}

const idsOf = (positions: readonly Position[]): string[] => positions.map(([, id]) => id);

async function readStocks(manager: EntityManager, ids: readonly string[]): Promise<ProductStock[]> {
  return (await Promise.all(batchesOf(ids).map((batch) => readStockOf(manager, batch)))).flat();
}

const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );

const toStockPosition = ({ countInStock, id }: ProductStock): Position => [countInStock, id];

/** The page behind a position, of a whole list in any order. */
function selectPage(
  positions: readonly Position[],
  after: Position | null,
  first: number,
  isDescending = false,
  totalCount = positions.length,
): PositionPage {
  const direction = isDescending ? -1 : 1;
  const compare = (a: Position, b: Position) => direction * comparePositions(a, b);
  const behind = after ? positions.filter((position) => compare(position, after) > 0) : positions;
  return startOf(selectRange(behind, 0, first + 1, compare), first, totalCount);
}

/** @param sorted the page and at least one position more, if there is one */
const startOf = (sorted: readonly Position[], first: number, totalCount: number | null): PositionPage => ({
  positions: sorted.slice(0, first),
  totalCount,
  hasNextPage: sorted.length > first,
});
