import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'ALTER TABLE users ADD COLUMN secondFactorSince bigint',
  'ALTER TABLE sessions ADD COLUMN secondFactorAt bigint',
  `CREATE TABLE second_factors (
    userId varchar(36) PRIMARY KEY NOT NULL,
    secret varchar(64) NOT NULL,
    lastStep integer NOT NULL,
    recoveryHashes text NOT NULL,
    CONSTRAINT "second_factors_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE TABLE staff_invitations (
    id varchar(36) PRIMARY KEY NOT NULL,
    tokenHash varchar(64) NOT NULL,
    email varchar(254) NOT NULL,
    role varchar(10) NOT NULL,
    invitedBy varchar(36) NOT NULL,
    createdAt bigint NOT NULL,
    expiresAt bigint NOT NULL
  )`,
  'CREATE UNIQUE INDEX staff_invitations_token ON staff_invitations (tokenHash)',
  'CREATE UNIQUE INDEX staff_invitations_email ON staff_invitations (email)',
  'CREATE INDEX audit_events_action ON audit_events (action, id)',
];

const down = [
  'DROP INDEX audit_events_action',
  'DROP TABLE staff_invitations',
  'DROP TABLE second_factors',
  'ALTER TABLE sessions DROP COLUMN secondFactorAt',
  'ALTER TABLE users DROP COLUMN secondFactorSince',
];

/** Invitations and second factors of staff, and an index to search the audit log by action. */
export class StaffAccounts1796000000012 implements MigrationInterface {
  name = 'StaffAccounts1796000000012';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
