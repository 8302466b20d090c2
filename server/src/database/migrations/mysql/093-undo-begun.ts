import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the undo of an import began. That of the release before is known by what it has taken back. */
export class UndoBegun1796000000093 implements MigrationInterface {
  name = 'UndoBegun1796000000093';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('imports', 'undoBegunAt')))
      await runner.query('ALTER TABLE imports ADD COLUMN undoBegunAt bigint NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN undoBegunAt');
  }
}
