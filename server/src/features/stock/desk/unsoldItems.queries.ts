import type { EntityManager } from 'typeorm';
import type { List, RowRange } from '../../../lib/page.ts';

/** An inventory item with units, on which no variant of any product draws. */
export interface UnsoldItem {
  id: string;
  name: string;
}

/** By name. */
export const unsoldItemsList: List<UnsoldItem> = { name: 'unsoldItems', order: ['name', 'id'] };

/** Units of products whose variants all draw on other items. A product without stored variants sells its own. */
const UNSOLD_OWN_ITEMS = `SELECT p.id, p.name FROM (
    SELECT productId FROM variants GROUP BY productId HAVING COUNT(inventoryId) = COUNT(*)) others
  JOIN products p ON p.id = others.productId WHERE p.countInStock > 0`;

const UNSOLD_SHARED_ITEMS = `SELECT i.id, i.name FROM inventory_items i
  WHERE i.units > 0 AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.inventoryId = i.id)`;

/** Inventory items with units, on which no variant draws, also none that is paused, or of a withdrawn product. */
export function findUnsoldItems(manager: EntityManager, { after, limit }: RowRange): Promise<UnsoldItem[]> {
  const [name = '', id = ''] = after ?? [];
  return manager.query(
    `SELECT id, name FROM (${UNSOLD_OWN_ITEMS} UNION ALL ${UNSOLD_SHARED_ITEMS}) list
     WHERE name > ? OR (name = ? AND id > ?) ORDER BY name, id LIMIT ?`,
    [name, name, id, limit],
  );
}
