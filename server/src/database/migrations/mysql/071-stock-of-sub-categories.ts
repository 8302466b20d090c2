import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of a sub-category's products by stock, in place of the one that had no stock. */
export class StockOfSubCategories1796000000071 implements MigrationInterface {
  name = 'StockOfSubCategories1796000000071';

  // One statement: the foreign key always needs an index that begins with the column.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products
      DROP INDEX products_sub_category,
      ADD INDEX products_sub_category (subCatId, withdrawn, countInStock, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products
      DROP INDEX products_sub_category,
      ADD INDEX products_sub_category (subCatId)`);
  }
}
