import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's settings that staff have changed. */
export class Settings1796000000010 implements MigrationInterface {
  name = 'Settings1796000000010';

  async up(runner: QueryRunner): Promise<void> {
    // Repeatable, because MySQL commits each statement.
    await runner.query(`CREATE TABLE IF NOT EXISTS settings (
      id varchar(60) NOT NULL,
      value text NOT NULL,
      version int NOT NULL,
      updatedAt bigint NOT NULL,
      actorId varchar(36) NOT NULL,
      PRIMARY KEY (id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
  }
}
