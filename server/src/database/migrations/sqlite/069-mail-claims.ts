import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of each mail which worker has claimed it. */
export class MailClaims1796000000069 implements MigrationInterface {
  name = 'MailClaims1796000000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN claimToken varchar(36)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN claimToken');
  }
}
