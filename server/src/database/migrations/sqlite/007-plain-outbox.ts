import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlainOutbox1795600000007 implements MigrationInterface {
  name = 'PlainOutbox1795600000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "orders_tell"');
    await runner.query('ALTER TABLE "orders" DROP COLUMN "tellAt"');
    await runner.query('DROP INDEX "mails_occasion"');
    await runner.query('ALTER TABLE "mails" RENAME COLUMN "occasion" TO "dedupeKey"');
    await runner.query('CREATE UNIQUE INDEX "mails_dedupe_key" ON "mails" ("dedupeKey") ');
    await runner.query('ALTER TABLE "checkouts" RENAME COLUMN "paymentSeenAt" TO "paymentPendingSince"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "checkouts" RENAME COLUMN "paymentPendingSince" TO "paymentSeenAt"');
    await runner.query('DROP INDEX "mails_dedupe_key"');
    await runner.query('ALTER TABLE "mails" RENAME COLUMN "dedupeKey" TO "occasion"');
    await runner.query('CREATE UNIQUE INDEX "mails_occasion" ON "mails" ("occasion") ');
    await runner.query('ALTER TABLE "orders" ADD COLUMN "tellAt" bigint');
    await runner.query('CREATE INDEX "orders_tell" ON "orders" ("tellAt") ');
  }
}
