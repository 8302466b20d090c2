import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'ALTER TABLE users ADD COLUMN staffRole varchar(10)',
  'ALTER TABLE users ADD COLUMN blockedAt bigint',
  'ALTER TABLE users ADD COLUMN blockedReason varchar(200)',
  `UPDATE users SET staffRole = 'owner' WHERE isAdmin = 1`,
  'ALTER TABLE users DROP COLUMN isAdmin',
  'CREATE INDEX users_staff_role ON users (staffRole, id)',
  'ALTER TABLE audit_events ADD COLUMN actorId varchar(36)',
  'ALTER TABLE audit_events ADD COLUMN subject varchar(60)',
  'CREATE INDEX audit_events_actor ON audit_events (actorId, id)',
  'CREATE INDEX audit_events_subject ON audit_events (subject, id)',
];

const down = [
  'DROP INDEX audit_events_subject',
  'DROP INDEX audit_events_actor',
  'ALTER TABLE audit_events DROP COLUMN subject',
  'ALTER TABLE audit_events DROP COLUMN actorId',
  'DROP INDEX users_staff_role',
  'ALTER TABLE users ADD COLUMN isAdmin boolean NOT NULL DEFAULT 0',
  `UPDATE users SET isAdmin = 1 WHERE staffRole = 'owner'`,
  'ALTER TABLE users DROP COLUMN blockedReason',
  'ALTER TABLE users DROP COLUMN blockedAt',
  'ALTER TABLE users DROP COLUMN staffRole',
];

/** Roles of staff instead of `isAdmin`, blocked accounts, and who did what to which thing in the audit log. */
export class Staff1796000000002 implements MigrationInterface {
  name = 'Staff1796000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
