import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether shoppers see an offer before they use it. */
export class AnnouncedOffers1796000000094 implements MigrationInterface {
  name = 'AnnouncedOffers1796000000094';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('offers', 'announced')))
      await runner.query('ALTER TABLE offers ADD COLUMN announced tinyint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offers DROP COLUMN announced');
  }
}
