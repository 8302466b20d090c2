import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailsAndLeases1795100000002 implements MigrationInterface {
  name = 'MailsAndLeases1795100000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "mails" ("id" varchar(36) PRIMARY KEY NOT NULL, "occasion" varchar(80), "recipient" varchar(254) NOT NULL, "subject" varchar(200) NOT NULL, "text" text NOT NULL, "createdAt" bigint NOT NULL, "attempts" integer NOT NULL, "nextTryAt" bigint, "sentAt" bigint)',
    );
    await runner.query('CREATE UNIQUE INDEX "mails_occasion" ON "mails" ("occasion") ');
    await runner.query('CREATE INDEX "mails_created" ON "mails" ("createdAt") ');
    await runner.query('CREATE INDEX "mails_next_try" ON "mails" ("nextTryAt") ');
    await runner.query(
      'CREATE TABLE "leases" ("job" varchar(40) PRIMARY KEY NOT NULL, "holder" varchar(36), "beat" integer NOT NULL)',
    );
    // In place, because the other tables' foreign keys forbid to make the table anew.
    await runner.query('ALTER TABLE "checkouts" ADD "paymentSeenAt" bigint');
    await runner.query('CREATE INDEX "webhook_events_received" ON "webhook_events" ("receivedAt") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "webhook_events_received"');
    await runner.query('ALTER TABLE "checkouts" DROP COLUMN "paymentSeenAt"');
    await runner.query('DROP TABLE "leases"');
    await runner.query('DROP INDEX "mails_next_try"');
    await runner.query('DROP INDEX "mails_created"');
    await runner.query('DROP INDEX "mails_occasion"');
    await runner.query('DROP TABLE "mails"');
  }
}
