import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795200000003 implements MigrationInterface {
  name = 'Accounts1795200000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "account_links" ("tokenHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "purpose" varchar(10) NOT NULL, "expiresAt" bigint NOT NULL, CONSTRAINT "FK_b37644c61855c1e634f9a5ec581" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query('CREATE INDEX "account_links_expiry" ON "account_links" ("expiresAt") ');
    await runner.query(
      'CREATE UNIQUE INDEX "account_links_user_purpose" ON "account_links" ("userId", "purpose") ',
    );
    await runner.query(
      'CREATE TABLE "audit_events" ("id" varchar(36) PRIMARY KEY NOT NULL, "action" varchar(40) NOT NULL, "userId" varchar(36), "detail" varchar(200) NOT NULL, "address" varchar(45) NOT NULL, "userAgent" varchar(200) NOT NULL, "requestId" varchar(64) NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "audit_events_time" ON "audit_events" ("createdAt") ');
    await runner.query('CREATE INDEX "audit_events_user" ON "audit_events" ("userId", "id") ');
    // Not TypeORM's way, which makes the tables anew: dropping the old ones would delete what refers to them.
    await runner.query('ALTER TABLE "users" ADD COLUMN "erasedAt" bigint');
    await runner.query('ALTER TABLE "checkouts" ADD COLUMN "erasedAt" bigint');
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "userAgent" varchar(200) NOT NULL DEFAULT (\'\')');
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "address" varchar(45) NOT NULL DEFAULT (\'\')');
    // What the provider says of who has paid is not needed once it is processed.
    await runner.query(`UPDATE "webhook_events" SET "body" = '' WHERE "nextTryAt" IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "address"');
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "userAgent"');
    await runner.query('ALTER TABLE "checkouts" DROP COLUMN "erasedAt"');
    await runner.query('ALTER TABLE "users" DROP COLUMN "erasedAt"');
    await runner.query('DROP TABLE "audit_events"');
    await runner.query('DROP TABLE "account_links"');
  }
}
