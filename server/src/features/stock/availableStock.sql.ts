// Parts of statements about a product `p` and the variant `v` that is sold under an option of it. A product whose variants are not stored
// has no row `v`: each of its options takes one unit of its own inventory item.

/** Joins the variant of product `p`, and the inventory item that it draws on. @param label SQL of the option */
export const joinVariant = (label: string): string =>
  `LEFT JOIN variants v ON v.productId = p.id AND v.label = ${label}
   LEFT JOIN inventory_items i ON i.id = v.inventoryId`;

/** Units of the inventory item that one of the variant takes. */
export const REQUIRED_QUANTITY = 'COALESCE(v.requiredQuantity, 1)';

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
export const AVAILABLE_UNITS = `COALESCE(i.units, p.countInStock) + ${ownReservedUnits('COALESCE(v.inventoryId, p.id)')}`;
