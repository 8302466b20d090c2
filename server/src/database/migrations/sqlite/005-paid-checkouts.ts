import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaidCheckouts1795400000005 implements MigrationInterface {
  name = 'PaidCheckouts1795400000005';

  async up(runner: QueryRunner): Promise<void> {
    // Not TypeORM's way, which makes the table anew: dropping the old one would delete what refers to it.
    await runner.query('ALTER TABLE "checkouts" ADD COLUMN "paidAt" bigint');
    await runner.query(
      'UPDATE "checkouts" SET "paidAt" = (SELECT "createdAt" FROM "orders" WHERE "orders"."checkoutId" = "checkouts"."id")',
    );
    await runner.query('CREATE INDEX "checkouts_user_paid" ON "checkouts" ("userId", "paidAt") ');
    // An order's lines are those of its checkout.
    await runner.query('DROP TABLE "order_lines"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "order_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "orderId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL, CONSTRAINT "FK_307e8091afc1a959953d06d5ad1" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_9460dcd3abb5dda0ddbd372d161" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query('CREATE INDEX "order_lines_order" ON "order_lines" ("orderId") ');
    await runner.query('CREATE INDEX "order_lines_product" ON "order_lines" ("productId") ');
    await runner.query(
      'INSERT INTO "order_lines" SELECT l."id", o."id", l."productId", l."title", l."image", l."option", l."quantity", l."price" FROM "orders" o JOIN "checkout_lines" l ON l."checkoutId" = o."checkoutId"',
    );
    await runner.query('DROP INDEX "checkouts_user_paid"');
    await runner.query('ALTER TABLE "checkouts" DROP COLUMN "paidAt"');
  }
}
