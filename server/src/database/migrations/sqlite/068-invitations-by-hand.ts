import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of each invitation whether its link is handed over instead of mailed. */
export class InvitationsByHand1796000000068 implements MigrationInterface {
  name = 'InvitationsByHand1796000000068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_invitations ADD COLUMN byHand boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_invitations DROP COLUMN byHand');
  }
}
