import type { MigrationInterface, QueryRunner } from 'typeorm';

// MySQL commits each statement at once, so an interrupted migration has to be able to run again.

const columns = [
  ['products', 'imageAlts', 'text NULL'],
  ['banners', 'shownFrom', 'bigint NULL'],
  ['banners', 'shownUntil', 'bigint NULL'],
] as const;

export class Catalogue1796000000007 implements MigrationInterface {
  name = 'Catalogue1796000000007';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of columns) {
      if (await runner.hasColumn(table, column)) continue;
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    const products = await runner.getTable('products');
    if (!products?.indices.some(({ name }) => name === 'products_stock'))
      await runner.query('CREATE INDEX products_stock ON products (withdrawn, countInStock, id)');
    await runner.query(`CREATE TABLE IF NOT EXISTS catalogue_pictures (
      name varchar(32) NOT NULL,
      purpose varchar(8) NOT NULL,
      uses int NOT NULL DEFAULT '0',
      unusedSince bigint NULL,
      PRIMARY KEY (name),
      INDEX catalogue_pictures_unused (unusedSince)) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catalogue_pictures');
    await runner.query('DROP INDEX products_stock ON products');
    for (const [table, column] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
