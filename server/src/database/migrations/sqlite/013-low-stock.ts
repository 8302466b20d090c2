import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The threshold at which a product's stock is low, and the indexes of the list of such products. */
export class LowStock1796000000013 implements MigrationInterface {
  name = 'LowStock1796000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN lowStockAt integer');
    await runner.query('DROP INDEX products_stock');
    await runner.query('CREATE INDEX products_stock ON products (withdrawn, countInStock, id, lowStockAt)');
    await runner.query('CREATE INDEX products_low_stock_at ON products (lowStockAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_low_stock_at');
    await runner.query('DROP INDEX products_stock');
    await runner.query('CREATE INDEX products_stock ON products (withdrawn, countInStock, id)');
    await runner.query('ALTER TABLE products DROP COLUMN lowStockAt');
  }
}
