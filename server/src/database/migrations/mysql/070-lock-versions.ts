import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['users', 'payments'];

/** What a transaction changes of a row that it only locks. */
export class LockVersions1796000000070 implements MigrationInterface {
  name = 'LockVersions1796000000070';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      if (!(await runner.hasColumn(table, 'lockVersion')))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN lockVersion int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN lockVersion`);
  }
}
