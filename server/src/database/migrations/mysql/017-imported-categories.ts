import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which categories an import has created, and which of them shoppers no longer see after its undo. */
export class ImportedCategories1796000000017 implements MigrationInterface {
  name = 'ImportedCategories1796000000017';

  async up(runner: QueryRunner): Promise<void> {
    // An interruption between the two repeats both.
    if (!(await runner.hasColumn('imports', 'createdCategories')))
      await runner.query('ALTER TABLE imports ADD COLUMN createdCategories text NULL');
    await runner.query('ALTER TABLE categories ADD COLUMN hiddenWhileEmpty tinyint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN hiddenWhileEmpty');
    await runner.query('ALTER TABLE imports DROP COLUMN createdCategories');
  }
}
