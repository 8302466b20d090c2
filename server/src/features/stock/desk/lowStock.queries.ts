import type { EntityManager } from 'typeorm';
import { countUpTo } from '../../../database/countUpTo.ts';
import { executeIn } from '../../../database/database.ts';
import { placeholders } from '../../../database/dialects.ts';
import type { List, RowRange } from '../../../lib/page.ts';
import { SELLS_OWN_ITEM } from '../availableStock.sql.ts';

// The shop's default threshold is a number of units of products' own items, and of packages of others: of grams it would say nothing.

/** A threshold of an inventory item itself; null: the shop's default. */
interface Threshold {
  id: string;
  lowStockAt: number | null;
  /** Whether it is a product's own, or one that variants share: as the audit log names it. */
  kind: 'product' | 'inventory';
}

/** The thresholds of inventory items. Unknown ids are absent. */
export const readThresholds = (manager: EntityManager, ids: readonly string[]): Promise<Threshold[]> =>
  manager.query(
    `SELECT id, lowStockAt, 'product' AS kind FROM products WHERE id IN (${placeholders(ids)})
     UNION ALL SELECT id, lowStockAt, 'inventory' FROM inventory_items WHERE id IN (${placeholders(ids)})`,
    [...ids, ...ids],
  );

/** Stores the threshold of inventory items; null: the shop's default. */
export async function storeThreshold(
  tx: EntityManager,
  ids: readonly string[],
  threshold: number | null,
): Promise<void> {
  for (const table of ['products', 'inventory_items'])
    await executeIn(tx, `UPDATE ${table} SET lowStockAt = ? WHERE id IN (${placeholders(ids)})`, [
      threshold,
      ...ids,
    ]);
}

/** An inventory item whose stock is low. */
export interface LowStockItem {
  id: string;
  /** How many packages can be bought: units of a product's own item, or of the smallest variant that draws on another one. */
  packages: number;
}

/** Those with the fewest packages first. */
export const lowStockList: List<LowStockItem> = { name: 'lowStock', order: ['packages', 'id'] };

/** Products' own items that are low. Takes the highest threshold of any, and the default. */
const LOW_OWN_ITEMS = `SELECT p.id, p.countInStock AS packages FROM products p
  WHERE p.withdrawn = 0 AND p.countInStock <= ? AND p.countInStock <= COALESCE(p.lowStockAt, ?) AND ${SELLS_OWN_ITEM}`;

/** The other items on sale, with the smallest quantity that a variant requires. */
const ITEMS_ON_SALE = `SELECT v.inventoryId, MIN(v.requiredQuantity) AS smallestQuantity FROM variants v JOIN products p ON p.id = v.productId
  WHERE v.inventoryId IS NOT NULL AND v.paused = 0 AND p.withdrawn = 0 GROUP BY v.inventoryId`;

/** Other items that are low. Takes the default. Without FLOOR, which SQLite need not have. */
const LOW_SHARED_ITEMS = `SELECT i.id, (i.units - i.units % sold.smallestQuantity) / sold.smallestQuantity AS packages
  FROM (${ITEMS_ON_SALE}) sold JOIN inventory_items i ON i.id = sold.inventoryId
  WHERE i.units <= COALESCE(i.lowStockAt, ? * sold.smallestQuantity)`;

/**
 * Inventory items on sale with as many units as their threshold, or fewer; those with the fewest packages come first.
 * @param defaultThreshold of items without their own
 */
export async function findLowStock(
  manager: EntityManager,
  defaultThreshold: number,
  { after, limit }: RowRange,
): Promise<LowStockItem[]> {
  const [packages = 0, id = ''] = after ?? [];
  const highest = await highestThreshold(manager, defaultThreshold);
  const rows: (LowStockItem & { packages: number | string })[] = await manager.query(
    `SELECT id, packages FROM (
       SELECT * FROM (${LOW_OWN_ITEMS} AND p.countInStock >= ? AND (p.countInStock > ? OR p.id > ?) ORDER BY p.countInStock, p.id LIMIT ?) own
       UNION ALL SELECT * FROM (${LOW_SHARED_ITEMS}) shared WHERE packages > ? OR (packages = ? AND id > ?)
     ) list ORDER BY packages, id LIMIT ?`,
    [
      ...[highest, defaultThreshold, packages, packages, id, limit],
      ...[defaultThreshold, packages, packages, id, limit],
    ],
  );
  // MySQL returns quotients as text.
  return rows.map((row) => ({ id: row.id, packages: Number(row.packages) }));
}

/** Number of inventory items on sale with low stock, at most `limit`. A count of `limit` may be a minute old; smaller ones are current. */
export async function countLowStock(
  manager: EntityManager,
  { defaultThreshold, limit }: { defaultThreshold: number; limit: number },
): Promise<number> {
  const highest = await highestThreshold(manager, defaultThreshold);
  const [own = 0, shared = 0] = await countUpTo(manager, [
    { sql: `${LOW_OWN_ITEMS} LIMIT ${limit}`, parameters: [highest, defaultThreshold], limit },
    { sql: `${LOW_SHARED_ITEMS} LIMIT ${limit}`, parameters: [defaultThreshold], limit },
  ]);
  return Math.min(own + shared, limit);
}

/** The highest threshold of any product: where the scan of the index ends. */
async function highestThreshold(manager: EntityManager, defaultThreshold: number): Promise<number> {
  const [row]: { highest: number | null }[] = await manager.query(
    'SELECT MAX(lowStockAt) AS highest FROM products',
  );
  return Math.max(defaultThreshold, row?.highest ?? 0);
}
