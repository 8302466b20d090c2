import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock ledger, which begins with the units that every product has on hand. */
export class Stock1796000000003 implements MigrationInterface {
  name = 'Stock1796000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS stock_movements (
      id varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      quantity int NOT NULL,
      kind varchar(10) NOT NULL,
      reason varchar(200) NOT NULL,
      actorId varchar(36) NULL,
      reference varchar(36) NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX stock_movements_product (productId, id, quantity),
      INDEX stock_movements_kind (kind, id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(
      `INSERT IGNORE INTO stock_movements (id, productId, quantity, kind, reason, actorId, reference, createdAt)
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
