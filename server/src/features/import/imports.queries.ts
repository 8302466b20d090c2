import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { type Dialect, onConflictReplace, placeholders } from '../../database/dialects.ts';
import { insertRows, MAX_PARAMETERS } from '../../database/insertRows.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { firstIdAt } from '../../lib/ids.ts';
import { lineItem, lineUnits } from '../stock/availableStock.sql.ts';
import { StockMovement } from '../stock/stockMovements.entity.ts';
import { type Import, ImportChange } from './imports.entity.ts';
import type { OwnUnits } from './plan/previewedStock.ts';

/** The name of the "field" that stands for a created product. */
export const CREATED = '';

/** The name of the "field" of an inventory item, whose id stands in place of the product's: its units on hand. */
export const ITEM_UNITS = 'units';

/** Changes that an undo takes back in one transaction; fewer, because each may be a statement. */
const UNDO_BATCH = 200;

/**
 * Records changes. An import that is continued can change a field again, if somebody else has changed it meanwhile:
 * then the later change replaces the earlier one.
 */
export async function saveChanges(
  tx: EntityManager,
  dialect: Dialect,
  changes: readonly ImportChange[],
): Promise<void> {
  const onConflict = onConflictReplace(
    dialect,
    ['importId', 'productId', 'field'],
    ['oldValue', 'newValue', 'state'],
  );
  await insertRows(tx, ImportChange, changes, onConflict);
}

/** What an import has changed of an inventory item's units on hand. */
interface UnitsOfItem {
  id: string;
  before: number;
  after: number;
}

/**
 * Records changes of inventory items' units. An import may change an item several times, by records of several
 * products: its undo takes all of it back, and leaves what others have changed between them.
 */
export async function saveUnitChanges(
  tx: EntityManager,
  dialect: Dialect,
  importId: string,
  changes: readonly UnitsOfItem[],
): Promise<void> {
  if (changes.length === 0) return;
  const byItem = groupBy(changes, ({ id }) => id);
  const productId = In([...byItem.keys()]);
  const earlier = await tx.findBy(ImportChange, { importId, field: ITEM_UNITS, productId });
  const ownUnits = new Map(
    earlier.map(({ productId, oldValue, newValue }) => [productId, Number(newValue) - Number(oldValue)]),
  );
  const rows = [...byItem].map(([id, ofItem]): ImportChange => {
    const added = ofItem.reduce((sum, { before, after }) => sum + after - before, ownUnits.get(id) ?? 0);
    const units = ofItem.at(-1)?.after ?? 0;
    const [oldValue, newValue] = [Math.max(units - added, 0), units].map(String) as [string, string];
    return { importId, productId: id, field: ITEM_UNITS, oldValue, newValue, state: 'applied' };
  });
  await saveChanges(tx, dialect, rows);
}

/** The fields whose undo withdraws a product: its creation, and its return by a later import. */
export const WITHDRAWING = [CREATED, 'withdrawn'] as const;

/** Those of the products that the undo of an import has withdrawn, and that have not been imported since. */
export async function findWithdrawnByUndo(
  manager: EntityManager,
  productIds: readonly string[],
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const where = { productId: In([...productIds]), field: In([...WITHDRAWING]), state: 'undone' as const };
  const changes = await manager.find(ImportChange, { select: { productId: true }, where });
  return changes.map(({ productId }) => productId);
}

/**
 * The next changes of an import that are not undone yet, product by product.
 * @param subject whose changes: products', or the units of inventory items
 * @param after the last product of those before
 */
export async function nextChanges(
  manager: EntityManager,
  importId: string,
  subject: 'products' | 'items',
  after: string,
): Promise<ImportChange[]> {
  const field = subject === 'items' ? ITEM_UNITS : Not(ITEM_UNITS);
  const changes = await manager.find(ImportChange, {
    where: { importId, productId: MoreThan(after), field, state: 'applied' },
    order: { productId: 'ASC', field: 'ASC' },
    take: UNDO_BATCH,
  });
  if (changes.length < UNDO_BATCH) return changes;
  // The last product may have more changes.
  const last = changes.at(-1)?.productId;
  return changes.filter(({ productId }) => productId !== last);
}

/** The changes that stand for those of the products that an import has created. */
export const findCreations = (
  manager: EntityManager,
  importId: string,
  productIds: readonly string[],
): Promise<ImportChange[]> =>
  manager.findBy(ImportChange, { importId, productId: In([...productIds]), field: CREATED });

/** Those of the inventory items that an import has created. */
export async function findCreatedItems(
  manager: EntityManager,
  importId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  // The first movement of an item has its id.
  const openings = await manager.findBy(StockMovement, { id: In([...itemIds]), reference: importId });
  return openings.map(({ itemId }) => itemId);
}

/** How many products an import has created, and how many have changes by it that are not undone. */
export async function countChanges(
  manager: EntityManager,
  importId: string,
): Promise<{ imported: number; updated: number }> {
  const count = (where: string) =>
    manager
      .createQueryBuilder(ImportChange, 'c')
      .select('COUNT(DISTINCT c.productId)', 'products')
      .where(`c.importId = :importId AND ${where}`, { importId })
      .getRawOne<{ products: number | string }>();
  const [created, changed] = [
    await count("c.field = ''"),
    await count(`c.field NOT IN ('${CREATED}', '${ITEM_UNITS}') AND c.state = 'applied'`),
  ];
  return { imported: Number(created?.products ?? 0), updated: Number(changed?.products ?? 0) };
}

/** Units of an inventory item. */
export interface Units {
  /** Available and reserved ones. */
  onHand: number;
  /** Those that open checkouts have reserved. */
  reserved: number;
}

/** By how much clocks of processes may differ. */
const CLOCK_TOLERANCE_MS = 2 * 24 * 60 * 60 * 1000;

/** What the runs of an import have changed of units, by inventory item. */
export async function sumOwnUnits(
  manager: EntityManager,
  { id, createdAt }: Pick<Import, 'id' | 'createdAt'>,
): Promise<Map<string, OwnUnits>> {
  const rows: { productId: string; units: number | string; isCreated: number | string }[] =
    await manager.query(
      `SELECT productId, SUM(quantity) AS units, MAX(CASE kind WHEN 'opening' THEN 1 ELSE 0 END) AS isCreated
         FROM stock_movements WHERE kind IN ('opening', 'import') AND id >= ? AND reference = ? GROUP BY productId`,
      [firstIdAt(createdAt - CLOCK_TOLERANCE_MS), id],
    );
  return new Map(
    rows.map(({ productId, units, isCreated }) => [
      productId,
      { units: Number(units), isCreated: Number(isCreated) === 1 },
    ]),
  );
}

/** Each id is in the statement three times. */
const UNITS_BATCH = Math.floor(MAX_PARAMETERS / 3);

/** Units by inventory item; a product's own one has the product's id. */
export async function readUnits(
  manager: EntityManager,
  itemIds: readonly string[],
): Promise<Map<string, Units>> {
  const units = new Map<string, Units>();
  for (let start = 0; start < itemIds.length; start += UNITS_BATCH)
    for (const [id, ofItem] of await readSomeUnits(manager, itemIds.slice(start, start + UNITS_BATCH)))
      units.set(id, ofItem);
  return units;
}

async function readSomeUnits(
  manager: EntityManager,
  itemIds: readonly string[],
): Promise<[id: string, Units][]> {
  const ids = placeholders(itemIds);
  const rows: { id: string; available: number; reserved: number | string }[] = await manager.query(
    `SELECT item.id, item.units AS available, COALESCE(r.units, 0) AS reserved
       FROM (SELECT id, countInStock AS units FROM products WHERE id IN (${ids})
         UNION ALL SELECT id, units FROM inventory_items WHERE id IN (${ids})) item
       LEFT JOIN (SELECT ${lineItem('l')} AS itemId, SUM(${lineUnits('l')}) AS units
         FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.state = 'open'
         AND ${lineItem('l')} IN (${ids}) GROUP BY ${lineItem('l')}) r ON r.itemId = item.id`,
    [...itemIds, ...itemIds, ...itemIds],
  );
  return rows.map(({ id, available, ...row }) => {
    // MySQL returns sums as text.
    const reserved = Number(row.reserved);
    return [id, { onHand: available + reserved, reserved }];
  });
}
