import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that are weighed when they are packed: what one contains, and what the scale said. */
export class WeighedLines1796000000089 implements MigrationInterface {
  name = 'WeighedLines1796000000089';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('checkout_lines', 'unitAmount')))
      await runner.query(
        `ALTER TABLE checkout_lines ADD COLUMN unitAmount int NULL, ADD COLUMN amountUnit varchar(8) NULL,
           ADD COLUMN weighedAmount int NULL, ADD COLUMN weighedUnits int NULL, ADD COLUMN weighedAt bigint NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE checkout_lines DROP COLUMN weighedAt, DROP COLUMN weighedUnits, DROP COLUMN weighedAmount,
         DROP COLUMN amountUnit, DROP COLUMN unitAmount`,
    );
  }
}
