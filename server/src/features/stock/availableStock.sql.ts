// Parts of statements about a product `p` and the variant `v` that is sold under an option of it. A product whose variants are not stored
// has no row `v`: each of its options takes one unit of its own inventory item.

/** Joins the variant of product `p`, and the inventory item that it draws on. @param label SQL of the option */
export const joinVariant = (label: string): string =>
  `LEFT JOIN variants v ON v.productId = p.id AND v.label = ${label}
   LEFT JOIN inventory_items i ON i.id = v.inventoryId`;

/** Units of the inventory item that one of the variant takes. */
export const REQUIRED_QUANTITY = 'COALESCE(v.requiredQuantity, 1)';

/** The inventory item that the variant draws on. */
export const VARIANT_ITEM = 'COALESCE(v.inventoryId, p.id)';

/** The inventory item that a line of a checkout has taken its units from. @param line name of the line in the statement */
export const lineItem = (line: string): string => `COALESCE(${line}.inventoryId, ${line}.productId)`;

/** Units of the inventory item that a line of a checkout has taken. @param line name of the line in the statement */
export const lineUnits = (line: string): string => `${line}.quantity * ${line}.requiredQuantity`;

/** Units of an inventory item that the shopper's own open checkout has reserved. Takes the shopper's id as a parameter. */
export const ownReservedUnits = (itemId: string): string =>
  `COALESCE((SELECT SUM(${lineUnits('reserved')})
    FROM checkouts own CROSS JOIN checkout_lines reserved ON reserved.checkoutId = own.id
    WHERE own.userId = ? AND own.activeKey IS NOT NULL AND ${lineItem('reserved')} = ${itemId}), 0)`;

/**
 * The units of the variant's inventory item that a shopper can buy now, which include those that the shopper's own open checkout has
 * reserved. Takes the shopper's id as a parameter.
 */
export const AVAILABLE_UNITS = `COALESCE(i.units, p.countInStock) + ${ownReservedUnits(VARIANT_ITEM)}`;

// Inventory items are on sale while a variant draws on them that is not paused, of a product on sale.

/** Whether variants of product `p` are on sale that draw on its own inventory item, as all do that are not stored. */
export const SELLS_OWN_ITEM = `(NOT EXISTS (SELECT 1 FROM variants v WHERE v.productId = p.id)
  OR EXISTS (SELECT 1 FROM variants v WHERE v.productId = p.id AND v.inventoryId IS NULL AND v.paused = 0))`;

/** The smallest quantity of inventory item `i` that a variant on sale requires; null: none draws on it. */
export const SMALLEST_QUANTITY = `(SELECT MIN(v.requiredQuantity) FROM variants v JOIN products p ON p.id = v.productId
  WHERE v.inventoryId = i.id AND v.paused = 0 AND p.withdrawn = 0)`;
