import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { mapNodes, type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { withFields } from '../../../lib/withFields.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import { findUserNames } from '../../users/users.service.ts';
import { countLowStock, findLowStock, lowStockList } from './lowStock.queries.ts';
import {
  type BalancedMovement,
  findMovements,
  type MovementFilter,
  newestMovements,
} from './movements.queries.ts';
import { findStockedProducts, findUnpackedUnits, type StockedProduct } from './stockedProducts.queries.ts';
import { findUnsoldItems, unsoldItemsList } from './unsoldItems.queries.ts';

export type { StockedProduct };

/** Low stock is counted up to this number. */
const MAX_COUNT = 1000;

interface LowStockContext extends SettingsContext {
  db: Db;
}

/** Inventory items on sale whose stock is low, those of which the fewest packages can be bought first. */
export async function listLowStock(
  ctx: LowStockContext,
  args: PageArguments,
): Promise<Page<StockedProduct> | InvalidInput> {
  const { lowStockThreshold } = getSettings(ctx);
  const { read } = ctx.db;
  const page = await readPage(lowStockList, args, (range) => findLowStock(read, lowStockThreshold, range));
  return mapNodes(page, (rows) => readItems(read, rows));
}

/** Inventory items with units, on which no variant draws, by name. */
export async function listUnsoldItems(
  { db: { read } }: { db: Pick<Db, 'read'> },
  args: PageArguments,
): Promise<Page<StockedProduct> | InvalidInput> {
  const page = await readPage(unsoldItemsList, args, (range) => findUnsoldItems(read, range));
  return mapNodes(page, (rows) => readItems(read, rows));
}

/** In the order of the rows. */
async function readItems(read: Db['read'], rows: readonly { id: string }[]): Promise<StockedProduct[]> {
  const items = await findStockedProducts(
    read,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => items.get(id) ?? []);
}

/** Number of inventory items on sale whose stock is low; at most 1000. */
export const countItemsWithLowStock = (ctx: LowStockContext): Promise<number> =>
  countLowStock(ctx.db.read, { defaultThreshold: getSettings(ctx).lowStockThreshold, limit: MAX_COUNT });

/** The threshold that counts for an inventory item. The default is a number of packages. */
export const lowStockThresholdOf = (
  { lowStockAt, isShared, smallestQuantity }: StockedProduct,
  ctx: SettingsContext,
): number => lowStockAt ?? getSettings(ctx).lowStockThreshold * (isShared ? smallestQuantity : 1);

/** Inventory items with their stock and what is not packed yet, in the order of their ids; unknown ids are left out. */
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
  args: PageArguments,
): Promise<Page<ListedMovement> | InvalidInput> {
  const page = await readPage(newestMovements, args, (range) => findMovements(db, filter, range));
  return mapNodes(page, async (movements) => {
    const [products, names] = await Promise.all([
      findStockedProducts(db.read, distinct(movements.map(({ itemId }) => itemId))),
      findUserNames(db.read, distinct(movements.flatMap(({ actorId }) => actorId ?? []))),
    ]);
    return movements.flatMap((movement) => {
      const product = products.get(movement.itemId);
      const actorName = movement.actorId === null ? null : (names.get(movement.actorId) ?? null);
      return product ? withFields(movement, { product, actorName }) : [];
    });
  });
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
