import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where products come from, what they contain, and what the unit prices of a category are for. */
export class OriginAndComparableUnit1796000000085 implements MigrationInterface {
  name = 'OriginAndComparableUnit1796000000085';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN countryOfOrigin varchar(2)');
    await runner.query('ALTER TABLE products ADD COLUMN contents varchar(20)');
    await runner.query('ALTER TABLE imports ADD COLUMN readsContents boolean NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE categories ADD COLUMN comparableUnit varchar(10)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN comparableUnit');
    await runner.query('ALTER TABLE imports DROP COLUMN readsContents');
    await runner.query('ALTER TABLE products DROP COLUMN contents');
    await runner.query('ALTER TABLE products DROP COLUMN countryOfOrigin');
  }
}
