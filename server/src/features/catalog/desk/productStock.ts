import type { EntityManager } from 'typeorm';
import { comparePositions, type Position } from '../listing/listing.ts';
import { type ProductStock, readStockInOrder, readStockOf } from './productList.queries.ts';

// Lists that depend on the stock. The catalogue in memory has no stock, because it changes with every order; so these lists read it:
// of the products that match a query if they are few, else by the index on the stock.

/** A page of a list, by the positions of its products. */
export interface PositionPage {
  positions: readonly Position[];
  /** Of all pages; null: not counted. */
  totalCount: number | null;
  hasNextPage: boolean;
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
const FEW = 2000;
const BATCH = 1000;

/** The products of some positions by stock. Positions of the result begin with the stock. */
export async function listByStock(
  manager: EntityManager,
  matching: readonly Position[],
  query: StockQuery,
): Promise<PositionPage> {
  const { maxStock, after, first, isDescending = false } = query;
  const ids = matching.map(([, id]) => id);
  if (ids.length <= FEW) {
    const rows = await readStocks(manager, ids);
    const positions = rows
      .filter(({ countInStock }) => maxStock === null || countInStock <= maxStock)
      .map(toStockPosition)
      .sort(comparePositions);
    if (isDescending) positions.reverse();
    return selectPage(positions, after, first, positions.length, isDescending);
  }
  const isMatching = new Set(ids);
  const positions: Position[] = [];
  let last = after && { countInStock: Number(after[0]), id: after[1] };
  for (let hasMore = true; hasMore && positions.length <= first; ) {
    const rows = await readStockInOrder(manager, { ...query, after: last, limit: BATCH });
    positions.push(...rows.filter(({ id }) => isMatching.has(id)).map(toStockPosition));
    last = rows.at(-1) ?? null;
    hasMore = rows.length === BATCH;
  }
  return selectPage(positions, null, first, maxStock === null ? ids.length : null);
}

/** The sorted positions of products of which at most `maxStock` units are left. */
export async function listUpToStock(
  manager: EntityManager,
  sorted: readonly Position[],
  query: StockQuery,
): Promise<PositionPage> {
  const { after, first } = query;
  const scarce = await readStockInOrder(manager, { ...query, after: null, limit: FEW + 1 });
  if (scarce.length <= FEW) {
    const isScarce = new Set(scarce.map(({ id }) => id));
    const positions = sorted.filter(([, id]) => isScarce.has(id));
    return selectPage(positions, after, first, positions.length);
  }
  // So many that every batch has some of them.
  const positions: Position[] = [];
  const isBehind = (position: Position) => !after || comparePositions(position, after) > 0;
  let start = sorted.findIndex(isBehind);
  while (start >= 0 && start < sorted.length && positions.length <= first) {
    const batch = sorted.slice(start, start + BATCH);
    const rows = await readStocks(
      manager,
      batch.map(([, id]) => id),
    );
    const isScarce = new Set(
      rows.filter(({ countInStock }) => countInStock <= (query.maxStock ?? 0)).map(({ id }) => id),
    );
    positions.push(...batch.filter(([, id]) => isScarce.has(id)));
    start += BATCH;
  }
  return selectPage(positions, null, first, null);
}

async function readStocks(manager: EntityManager, ids: readonly string[]): Promise<ProductStock[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
  return (await Promise.all(batches.map((batch) => readStockOf(manager, batch)))).flat();
}

const toStockPosition = ({ countInStock, id }: ProductStock): Position => [countInStock, id];

function selectPage(
  positions: readonly Position[],
  after: Position | null,
  first: number,
  totalCount: number | null,
  isDescending = false,
): PositionPage {
  const direction = isDescending ? -1 : 1;
  const isBehind = (position: Position) => !after || direction * comparePositions(position, after) > 0;
  const start = positions.findIndex(isBehind);
  const page = start < 0 ? [] : positions.slice(start, start + first + 1);
  return { positions: page.slice(0, first), totalCount, hasNextPage: page.length > first };
}
