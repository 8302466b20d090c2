import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdate, placeholders } from '../../../database/dialects.ts';
import { withFields } from '../../../lib/withFields.ts';
import { REFUNDED_UNITS } from '../../checkout/refunds/refundedUnits.sql.ts';
import { lineItem, lineUnits, SMALLEST_QUANTITY } from '../availableStock.sql.ts';
import type { CountedIn } from '../inventoryItems.entity.ts';

/** An inventory item with its stock: a product's own one, or another one under the name and the category of a product that draws on it. */
export interface StockedProduct {
  id: string;
  /** With the option of the only variant that draws on a product's own item: `Alphonso Mango, Medium`. */
  name: string;
  brand: string;
  images: string[];
  catId: string;
  subCatId: string;
  isWithdrawn: boolean;
  /** Units that can be bought now. */
  available: number;
  /** Units that open checkouts have reserved. */
  reserved: number;
  /** In what its units are counted; a product's own ones are pieces. */
  countedIn: CountedIn;
  /** The fewest units that a variant requires that draws on it and is not paused. */
  smallestQuantity: number;
  /** Whether it is a row of `inventory_items`, on which several variants may draw. */
  isShared: boolean;
  /** Null: the shop's default. */
  lowStockAt: number | null;
  /** Units that are sold, but not packed; absent where they are read on demand. */
  toPack?: number;
}

/** As the drivers return them: MySQL returns sums as text. */
type Row = Omit<StockedProduct, 'images' | 'isWithdrawn' | 'isShared' | 'reserved' | 'toPack'> & {
  /** Null: none, or several variants draw on it. */
  ownOption: string | null;
  images: string;
  withdrawn: number;
  shared: number;
  reserved: number | string;
};

/** Inventory items with their stock, by id, those of withdrawn products too; unknown ids are absent. */
export async function findStockedProducts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows: Row[] = await manager.query(
    `SELECT p.id, p.name, p.brand, p.images, p.catId, p.subCatId, p.withdrawn, p.countInStock AS available, p.lowStockAt,
       'PIECE' AS countedIn, 0 AS shared, COALESCE(r.units, 0) AS reserved,
       (SELECT CASE WHEN COUNT(*) = 1 THEN MIN(v.label) END FROM variants v WHERE v.productId = p.id AND v.inventoryId IS NULL) AS ownOption,
       COALESCE((SELECT MIN(v.requiredQuantity) FROM variants v WHERE v.productId = p.id AND v.inventoryId IS NULL AND v.paused = 0), 1) AS smallestQuantity
       FROM products p LEFT JOIN (${reservedUnits(ids)}) r ON r.productId = p.id WHERE p.id IN (${placeholders(ids)})
     UNION ALL
     SELECT i.id, i.name, COALESCE(p.brand, ''), COALESCE(p.images, '[]'), COALESCE(p.catId, ''), COALESCE(p.subCatId, ''),
       COALESCE(p.withdrawn, 0), i.units, i.lowStockAt, i.countedIn, 1, COALESCE(r.units, 0), NULL,
       COALESCE(${SMALLEST_QUANTITY}, 1)
       FROM inventory_items i LEFT JOIN (${reservedUnits(ids)}) r ON r.productId = i.id
       LEFT JOIN products p ON p.id = (SELECT first.id FROM variants v JOIN products first ON first.id = v.productId
         WHERE v.inventoryId = i.id ORDER BY first.withdrawn, first.id LIMIT 1)
       WHERE i.id IN (${placeholders(ids)})`,
    [...ids, ...ids, ...ids, ...ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      withFields(row, {
        name: row.ownOption ? `${row.name}, ${row.ownOption}` : row.name,
        images: JSON.parse(row.images) as string[],
        isWithdrawn: Number(row.withdrawn) === 1,
        isShared: Number(row.shared) === 1,
        reserved: Number(row.reserved),
      }),
    ]),
  );
}

/** Units of products that open checkouts have reserved. Begins with the open checkouts, because few are open. */
const reservedUnits = (ids: readonly string[]): string =>
  `SELECT ${lineItem('l')} AS productId, SUM(${lineUnits('l')}) AS units
     FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id
     WHERE c.state = 'open' AND ${lineItem('l')} IN (${placeholders(ids)}) GROUP BY ${lineItem('l')}`;

/** Orders that were not packed for so long will not be: their goods do not wait on the shelf. */
const PACKING_MS = 14 * 24 * 60 * 60_000;

/**
 * SQL: of units that are left of a weighed line, the part that has returned to the inventory item because they weigh less. Rounded up,
 * as the units that were refunded since had theirs rounded down (`demandToReturn`).
 */
const SHORT_PART = `CASE WHEN short = 0 OR unitsLeft = 0 THEN 0 WHEN unitsLeft >= weighedUnits THEN short
     ELSE (short * unitsLeft + weighedUnits - 1 - (short * unitsLeft + weighedUnits - 1) % weighedUnits) / weighedUnits END`;

/**
 * Units of products in paid orders that are not packed yet and not refunded, by product id; products without any are absent. Of weighed
 * goods it is what the scale said, if that is less than ordered.
 */
export async function findUnpackedUnits(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows: { productId: string; units: number | string }[] = await manager.query(
    `SELECT productId, SUM(unitsLeft * requiredQuantity - ${SHORT_PART}) AS units FROM (
       SELECT ${lineItem('l')} AS productId, l.requiredQuantity, l.weighedUnits, l.quantity - ${REFUNDED_UNITS} AS unitsLeft,
         CASE WHEN l.unitAmount = l.requiredQuantity AND l.weighedAmount < l.unitAmount * l.weighedUnits
           THEN l.unitAmount * l.weighedUnits - l.weighedAmount ELSE 0 END AS short
         FROM orders o CROSS JOIN checkout_lines l ON l.checkoutId = o.checkoutId
         WHERE o.status IN ('paid', 'packing') AND o.createdAt >= ? AND ${lineItem('l')} IN (${placeholders(ids)})) list
     GROUP BY productId`,
    [Date.now() - PACKING_MS, ...ids],
  );
  return new Map(rows.map(({ productId, units }) => [productId, Number(units)]));
}

/** Units of an inventory item, which is locked. */
export interface LockedUnits {
  available: number;
  reserved: number;
  /** Whether it is no product's own. */
  isShared: boolean;
}

/**
 * Locks inventory items, in the order of their ids as the checkout does, until the transaction ends, and reads their units. Comes before
 * every plain SELECT of its transaction: on MySQL that would fix what the transaction sees of other checkouts.
 */
export async function lockUnits(
  tx: EntityManager,
  dialect: Dialect,
  ids: readonly string[],
): Promise<Map<string, LockedUnits>> {
  const lockIn = (table: string, units: string): Promise<{ id: string; available: number }[]> =>
    tx.query(
      `SELECT id, ${units} AS available FROM ${table} WHERE id IN (${placeholders(ids)}) ORDER BY id ${forUpdate(dialect)}`,
      [...ids],
    );
  const products = await lockIn('products', 'countInStock');
  // Most calls name products only.
  const others = products.length < ids.length ? await lockIn('inventory_items', 'units') : [];
  const rows: { productId: string; units: number | string }[] = await tx.query(reservedUnits(ids), [...ids]);
  const reserved = new Map(rows.map(({ productId, units }) => [productId, Number(units)]));
  return new Map(
    [...products, ...others].map(({ id, available }, index) => [
      id,
      { available, reserved: reserved.get(id) ?? 0, isShared: index >= products.length },
    ]),
  );
}
