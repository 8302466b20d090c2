import { lineItem, lineUnits } from './availableStock.sql.ts';

/** An inventory item whose movements do not sum to its units on hand. */
export interface LedgerMismatch {
  /** A product's own item has the product's id. */
  itemId: string;
  name: string;
  /** Available units plus those that open checkouts have reserved. */
  onHand: number;
  /** Sum of the movements. */
  ledger: number;
}

/** Compares the ledger with the stock of all inventory items, in one consistent read. @returns the items that differ */
export async function findLedgerMismatches(database: {
  query<Row>(sql: string): Promise<Row[]>;
}): Promise<LedgerMismatch[]> {
  const rows = await database.query<Record<keyof LedgerMismatch, string>>(
    `SELECT item.id AS itemId, item.name, item.units + COALESCE(r.units, 0) AS onHand, COALESCE(m.units, 0) AS ledger
       FROM (SELECT id, name, countInStock AS units FROM products
         UNION ALL SELECT id, name, units FROM inventory_items) item
       LEFT JOIN (SELECT productId, SUM(quantity) AS units FROM stock_movements GROUP BY productId) m ON m.productId = item.id
       LEFT JOIN (SELECT ${lineItem('l')} AS itemId, SUM(${lineUnits('l')}) AS units
         FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.state = 'open' GROUP BY ${lineItem('l')}) r
         ON r.itemId = item.id
       WHERE item.units + COALESCE(r.units, 0) <> COALESCE(m.units, 0) ORDER BY item.id`,
  );
  // MySQL returns sums as text.
  return rows.map((row) => ({ ...row, onHand: Number(row.onHand), ledger: Number(row.ledger) }));
}
