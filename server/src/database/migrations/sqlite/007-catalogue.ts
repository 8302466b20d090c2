import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Catalogue1796000000007 implements MigrationInterface {
  name = 'Catalogue1796000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN imageAlts text');
    await runner.query('CREATE INDEX products_stock ON products (withdrawn, countInStock, id)');
    await runner.query('ALTER TABLE banners ADD COLUMN shownFrom bigint');
    await runner.query('ALTER TABLE banners ADD COLUMN shownUntil bigint');
    await runner.query(`CREATE TABLE catalogue_pictures (
      name varchar(32) PRIMARY KEY NOT NULL,
      purpose varchar(8) NOT NULL,
      uses integer NOT NULL DEFAULT (0),
      unusedSince bigint
    )`);
    await runner.query('CREATE INDEX catalogue_pictures_unused ON catalogue_pictures (unusedSince)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catalogue_pictures');
    await runner.query('ALTER TABLE banners DROP COLUMN shownUntil');
    await runner.query('ALTER TABLE banners DROP COLUMN shownFrom');
    await runner.query('DROP INDEX products_stock');
    await runner.query('ALTER TABLE products DROP COLUMN imageAlts');
  }
}
