/** A product whose movements do not sum to its units on hand. */
export interface LedgerMismatch {
  productId: string;
  name: string;
  /** Available units plus those that open checkouts have reserved. */
  onHand: number;
  /** Sum of the movements. */
  ledger: number;
}

/** Compares the ledger with the stock of all products, in one consistent read. @returns the products that differ */
export async function findLedgerMismatches(database: {
  query<Row>(sql: string): Promise<Row[]>;
}): Promise<LedgerMismatch[]> {
  const rows = await database.query<Record<keyof LedgerMismatch, string>>(
    `SELECT p.id AS productId, p.name, p.countInStock + COALESCE(r.units, 0) AS onHand, COALESCE(m.units, 0) AS ledger
       FROM products p
       LEFT JOIN (SELECT productId, SUM(quantity) AS units FROM stock_movements GROUP BY productId) m ON m.productId = p.id
       LEFT JOIN (SELECT l.productId, SUM(l.quantity) AS units FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id
         WHERE c.state = 'open' GROUP BY l.productId) r ON r.productId = p.id
       WHERE p.countInStock + COALESCE(r.units, 0) <> COALESCE(m.units, 0) ORDER BY p.id`,
  );
  // MySQL returns sums as text.
  return rows.map((row) => ({ ...row, onHand: Number(row.onHand), ledger: Number(row.ledger) }));
}
