import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff or an import last changed a product. */
export class ProductUpdates1796000000016 implements MigrationInterface {
  name = 'ProductUpdates1796000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN updatedAt bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN updatedAt');
  }
}
