import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock ledger, which begins with the units that every product has on hand. */
export class Stock1796000000003 implements MigrationInterface {
  name = 'Stock1796000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stock_movements (
      id varchar(36) PRIMARY KEY NOT NULL,
      productId varchar(36) NOT NULL,
      quantity integer NOT NULL,
      kind varchar(10) NOT NULL,
      reason varchar(200) NOT NULL,
      actorId varchar(36),
      reference varchar(36),
      createdAt bigint NOT NULL
    )`);
    await runner.query('CREATE INDEX stock_movements_product ON stock_movements (productId, id, quantity)');
    await runner.query('CREATE INDEX stock_movements_kind ON stock_movements (kind, id)');
    await runner.query(
      `INSERT INTO stock_movements (id, productId, quantity, kind, reason, actorId, reference, createdAt)
        SELECT p.id, p.id, p.countInStock + COALESCE(r.units, 0), 'opening', '', NULL, NULL, ?
        FROM products p
        LEFT JOIN (SELECT l.productId, SUM(l.quantity) AS units FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id
          WHERE c.state = 'open' GROUP BY l.productId) r ON r.productId = p.id`,
      [Date.now()],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_movements');
  }
}
