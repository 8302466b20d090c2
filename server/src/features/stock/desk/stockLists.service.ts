import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { withFields } from '../../../lib/withFields.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { findUserNames } from '../../users/users.service.ts';
import { type BalancedMovement, findMovements, type MovementFilter } from './movements.queries.ts';
import {
  countLowStock,
  findLowStock,
  findStockedProducts,
  findUnpackedUnits,
  type StockedProduct,
} from './stockedProducts.queries.ts';

export type { StockedProduct };

const MAX_PAGE = 100;
/** Low stock is counted up to this number. */
const MAX_COUNT = 1000;

interface Page {
  /** Number of items, 1 to 100. */
  first: number;
  /** Cursor of the previous page's end. */
  after?: string | null | undefined;
}

/** A page of a list. */
export interface ListPage<Item> {
  nodes: Item[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

interface LowStockContext extends SettingsContext {
  db: Db;
}

/** Products on sale whose stock is low, those with the fewest units first. */
export async function listLowStock(
  ctx: LowStockContext,
  { first, after }: Page,
): Promise<ListPage<StockedProduct> | InvalidInput> {
  const refusal = checkPage(first);
  if (refusal) return refusal;
  const [available, id] = after ? (decodeListCursor('lowStock', after) ?? []) : [0, ''];
  if (typeof available !== 'number' || typeof id !== 'string') return notOurCursor;
  const positions = await findLowStock(ctx.db.read, {
    defaultThreshold: getSettings(ctx).lowStockThreshold,
    after: { available, id },
    limit: first + 1,
  });
  const page = positions.slice(0, first);
  const products = await findStockedProducts(
    ctx.db.read,
    page.map((position) => position.id),
  );
  const last = page.at(-1);
  return {
    nodes: page.flatMap((position) => products.get(position.id) ?? []),
    pageInfo: {
      endCursor: last ? encodeListCursor('lowStock', [last.available, last.id]) : null,
      hasNextPage: positions.length > first,
    },
  };
}

/** Number of products on sale whose stock is low; at most 1000. */
export const countProductsWithLowStock = (ctx: LowStockContext): Promise<number> =>
  countLowStock(ctx.db.read, { defaultThreshold: getSettings(ctx).lowStockThreshold, limit: MAX_COUNT });

/** The threshold that counts for a product. */
export const lowStockThresholdOf = ({ lowStockAt }: StockedProduct, ctx: SettingsContext): number =>
  lowStockAt ?? getSettings(ctx).lowStockThreshold;

/** Products with their stock and what is not packed yet, in the order of their ids; unknown ids are left out. */
export async function readShelves({ db }: { db: Db }, ids: readonly string[]): Promise<StockedProduct[]> {
  // Read for all of them: a promise for each product would take more time than the rest.
  const [products, unpacked] = await Promise.all([
    findStockedProducts(db.read, ids),
    findUnpackedUnits(db.read, ids),
  ]);
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product ? withFields(product, { toPack: unpacked.get(id) ?? 0 }) : [];
  });
}

/** A movement with its product, and the name of the member of staff; null: the shop itself. */
export interface ListedMovement extends BalancedMovement {
  product: StockedProduct;
  actorName: string | null;
}

/** Loads how many units of a product are sold, but not packed; concurrent loads share a statement. */
export const createUnpackedUnitsLoader = ({ read }: Pick<Db, 'read'>): BatchLoader<string, number> =>
  createBatchLoader<string, number>((ids) => findUnpackedUnits(read, ids));

/** Movements of the stock, newest first: of all products, of one, or of one kind. */
export async function listMovements(
  { db }: { db: Db },
  filter: MovementFilter,
  { first, after }: Page,
): Promise<ListPage<ListedMovement> | InvalidInput> {
  const refusal = checkPage(first);
  if (refusal) return refusal;
  const [before] = after ? (decodeListCursor('movements', after) ?? []) : [null];
  if (before !== null && typeof before !== 'string') return notOurCursor;
  const movements = await findMovements(db.read, filter, { before, limit: first + 1 });
  const page = movements.slice(0, first);
  const [products, names] = await Promise.all([
    findStockedProducts(db.read, distinct(page.map(({ productId }) => productId))),
    findUserNames(db.read, distinct(page.flatMap(({ actorId }) => actorId ?? []))),
  ]);
  const nodes = page.flatMap((movement) => {
    const product = products.get(movement.productId);
    const actorName = movement.actorId === null ? null : (names.get(movement.actorId) ?? null);
    return product ? withFields(movement, { product, actorName }) : [];
  });
  const last = page.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last ? encodeListCursor('movements', [last.id]) : null,
      hasNextPage: movements.length > first,
    },
  };
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

const checkPage = (first: number): InvalidInput | null =>
  first < 1 || first > MAX_PAGE ? invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first') : null;

const notOurCursor: InvalidInput = invalidInput('after is not one of our cursors', 'after');
