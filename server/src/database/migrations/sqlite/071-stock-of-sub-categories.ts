import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of a sub-category's products by stock, in place of the one that had no stock. */
export class StockOfSubCategories1796000000071 implements MigrationInterface {
  name = 'StockOfSubCategories1796000000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_sub_category');
    await runner.query(
      'CREATE INDEX products_sub_category ON products (subCatId, withdrawn, countInStock, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_sub_category');
    await runner.query('CREATE INDEX products_sub_category ON products (subCatId)');
  }
}
