import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an import reads its file: the line that names the columns, and what becomes of units that have moved since an export. */
export class ImportReading1796000000080 implements MigrationInterface {
  name = 'ImportReading1796000000080';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('imports', 'headerLine')))
      await runner.query(
        'ALTER TABLE imports ADD COLUMN headerLine int NULL, ADD COLUMN setsMovedStock tinyint NOT NULL DEFAULT 0',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN setsMovedStock, DROP COLUMN headerLine');
  }
}
