import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's settings that staff have changed. */
export class Settings1796000000010 implements MigrationInterface {
  name = 'Settings1796000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE settings (
      id varchar(60) PRIMARY KEY NOT NULL,
      value text NOT NULL,
      version integer NOT NULL,
      updatedAt bigint NOT NULL,
      actorId varchar(36) NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
  }
}
