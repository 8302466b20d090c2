import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The threshold at which a product's stock is low, and the indexes of the list of such products. */
export class LowStock1796000000013 implements MigrationInterface {
  name = 'LowStock1796000000013';

  // One statement, because MySQL commits each at once.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products
      ADD COLUMN lowStockAt int NULL,
      DROP INDEX products_stock,
      ADD INDEX products_stock (withdrawn, countInStock, id, lowStockAt),
      ADD INDEX products_low_stock_at (lowStockAt)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products
      DROP INDEX products_low_stock_at,
      DROP INDEX products_stock,
      ADD INDEX products_stock (withdrawn, countInStock, id),
      DROP COLUMN lowStockAt`);
  }
}
