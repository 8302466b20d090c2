import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldByLines1795500000006 implements MigrationInterface {
  name = 'HeldByLines1795500000006';

  async up(runner: QueryRunner): Promise<void> {
    // What is reserved are the lines of open checkouts.
    await runner.query('DROP TABLE "stock_reservations"');
    await runner.query('CREATE INDEX "checkouts_state" ON "checkouts" ("state") ');
    // Orders of before have their mails.
    await runner.query('ALTER TABLE "orders" ADD COLUMN "tellAt" bigint');
    await runner.query('CREATE INDEX "orders_tell" ON "orders" ("tellAt") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "orders_tell"');
    await runner.query('ALTER TABLE "orders" DROP COLUMN "tellAt"');
    await runner.query('DROP INDEX "checkouts_state"');
    await runner.query(
      'CREATE TABLE "stock_reservations" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "quantity" integer NOT NULL, CONSTRAINT "FK_f91a96ec3e0e961464431d81427" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_3fe2a1353f1d9a91e3f11157a85" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_a79382d5a97e7dbe023cabc9b5f" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query('CREATE INDEX "stock_reservations_user" ON "stock_reservations" ("userId") ');
    await runner.query('CREATE INDEX "stock_reservations_product" ON "stock_reservations" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "stock_reservations_checkout_product" ON "stock_reservations" ("checkoutId", "productId") ',
    );
    await runner.query(
      'INSERT INTO "stock_reservations" SELECT MIN(l."id"), c."id", c."userId", l."productId", SUM(l."quantity") FROM "checkouts" c JOIN "checkout_lines" l ON l."checkoutId" = c."id" WHERE c."state" = \'open\' GROUP BY c."id", c."userId", l."productId"',
    );
  }
}
