import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where products come from, and what the unit prices of a category are for. */
export class OriginAndComparableUnit1796000000085 implements MigrationInterface {
  name = 'OriginAndComparableUnit1796000000085';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN countryOfOrigin varchar(2)');
    await runner.query('ALTER TABLE categories ADD COLUMN comparableUnit varchar(10)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN comparableUnit');
    await runner.query('ALTER TABLE products DROP COLUMN countryOfOrigin');
  }
}
