import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of staff instead of `isAdmin`, blocked accounts, and who did what to which thing in the audit log. */
export class Staff1796000000002 implements MigrationInterface {
  name = 'Staff1796000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users
      ADD COLUMN staffRole varchar(10) NULL,
      ADD COLUMN blockedAt bigint NULL,
      ADD COLUMN blockedReason varchar(200) NULL,
      ADD INDEX users_staff_role (staffRole, id)`);
    await runner.query(`UPDATE users SET staffRole = 'owner' WHERE isAdmin = 1`);
    await runner.query('ALTER TABLE users DROP COLUMN isAdmin');
    await runner.query(`ALTER TABLE audit_events
      ADD COLUMN actorId varchar(36) NULL,
      ADD COLUMN subject varchar(60) NULL,
      ADD INDEX audit_events_actor (actorId, id),
      ADD INDEX audit_events_subject (subject, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_events
      DROP INDEX audit_events_actor, DROP INDEX audit_events_subject, DROP COLUMN actorId, DROP COLUMN subject`);
    await runner.query('ALTER TABLE users ADD COLUMN isAdmin tinyint NOT NULL DEFAULT 0');
    await runner.query(`UPDATE users SET isAdmin = 1 WHERE staffRole = 'owner'`);
    await runner.query(
      'ALTER TABLE users DROP INDEX users_staff_role, DROP COLUMN staffRole, DROP COLUMN blockedAt, DROP COLUMN blockedReason',
    );
  }
}
