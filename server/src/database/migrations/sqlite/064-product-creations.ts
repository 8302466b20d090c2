import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that have created a product, so that a repeated one creates no other. */
export class ProductCreations1796000000064 implements MigrationInterface {
  name = 'ProductCreations1796000000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product_creations (
      idempotencyKey varchar(80) PRIMARY KEY NOT NULL,
      requestHash varchar(64) NOT NULL,
      productId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "product_creations_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX product_creations_product ON product_creations (productId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_creations');
  }
}
