import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where products come from, what they contain, and what the unit prices of a category are for. */
export class OriginAndComparableUnit1796000000085 implements MigrationInterface {
  name = 'OriginAndComparableUnit1796000000085';

  async up(runner: QueryRunner): Promise<void> {
    // An interruption between the statements repeats all.
    if (!(await runner.hasColumn('products', 'countryOfOrigin')))
      await runner.query(
        'ALTER TABLE products ADD COLUMN countryOfOrigin varchar(2) NULL, ADD COLUMN contents varchar(20) NULL',
      );
    if (!(await runner.hasColumn('imports', 'readsContents')))
      await runner.query('ALTER TABLE imports ADD COLUMN readsContents tinyint NOT NULL DEFAULT 0');
    if (!(await runner.hasColumn('categories', 'comparableUnit')))
      await runner.query('ALTER TABLE categories ADD COLUMN comparableUnit varchar(10) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN comparableUnit');
    await runner.query('ALTER TABLE imports DROP COLUMN readsContents');
    await runner.query('ALTER TABLE products DROP COLUMN contents, DROP COLUMN countryOfOrigin');
  }
}
