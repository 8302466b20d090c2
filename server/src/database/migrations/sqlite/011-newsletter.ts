import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE newsletter_letters (
    id varchar(36) PRIMARY KEY NOT NULL,
    subject varchar(150) NOT NULL,
    body text NOT NULL,
    state varchar(10) NOT NULL,
    version integer NOT NULL,
    recipientCount integer NOT NULL,
    enqueuedCount integer NOT NULL,
    lastSubscriptionId varchar(36) NOT NULL,
    updatedAt bigint NOT NULL,
    startedAt bigint,
    finishedAt bigint,
    actorId varchar(36) NOT NULL
  )`,
  'CREATE INDEX newsletter_letters_state ON newsletter_letters (state, id)',
  'ALTER TABLE mails ADD COLUMN bulk boolean NOT NULL DEFAULT 0',
  'ALTER TABLE mails ADD COLUMN unsubscribeUrl varchar(300)',
  'CREATE INDEX mails_bulk_next_try ON mails (bulk, nextTryAt)',
  'CREATE INDEX newsletter_subscriptions_state ON newsletter_subscriptions (unsubscribedAt, id)',
];

const down = [
  'DROP INDEX newsletter_subscriptions_state',
  'DROP INDEX mails_bulk_next_try',
  'ALTER TABLE mails DROP COLUMN unsubscribeUrl',
  'ALTER TABLE mails DROP COLUMN bulk',
  'DROP TABLE newsletter_letters',
];

/** Letters to the subscribers of the newsletter, whose mails wait for all others. */
export class Newsletter1796000000011 implements MigrationInterface {
  name = 'Newsletter1796000000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
