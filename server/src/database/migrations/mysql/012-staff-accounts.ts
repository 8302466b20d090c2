import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'ALTER TABLE users ADD COLUMN secondFactorSince bigint NULL',
  'ALTER TABLE sessions ADD COLUMN secondFactorAt bigint NULL',
  `CREATE TABLE second_factors (
    userId varchar(36) NOT NULL,
    secret varchar(64) NOT NULL,
    lastStep int NOT NULL,
    recoveryHashes text NOT NULL,
    PRIMARY KEY (userId),
    CONSTRAINT second_factors_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  `CREATE TABLE staff_invitations (
    id varchar(36) NOT NULL,
    tokenHash varchar(64) NOT NULL,
    email varchar(254) NOT NULL,
    role varchar(10) NOT NULL,
    invitedBy varchar(36) NOT NULL,
    createdAt bigint NOT NULL,
    expiresAt bigint NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX staff_invitations_token (tokenHash),
    UNIQUE INDEX staff_invitations_email (email)
  ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  'ALTER TABLE audit_events ADD INDEX audit_events_action (action, id)',
];

const down = [
  'ALTER TABLE audit_events DROP INDEX audit_events_action',
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
