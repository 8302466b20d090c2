import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that are weighed when they are packed: what one contains, and what the scale said. */
export class WeighedLines1796000000089 implements MigrationInterface {
  name = 'WeighedLines1796000000089';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN unitAmount integer');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN amountUnit varchar(8)');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN weighedAmount integer');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN weighedUnits integer');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN weighedAt bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['weighedAt', 'weighedUnits', 'weighedAmount', 'amountUnit', 'unitAmount'])
      await runner.query(`ALTER TABLE checkout_lines DROP COLUMN ${column}`);
  }
}
