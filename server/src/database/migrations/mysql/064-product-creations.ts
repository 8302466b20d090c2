import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that have created a product, so that a repeated one creates no other. */
export class ProductCreations1796000000064 implements MigrationInterface {
  name = 'ProductCreations1796000000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS product_creations (
      idempotencyKey varchar(80) NOT NULL,
      requestHash varchar(64) NOT NULL,
      productId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (idempotencyKey),
      INDEX product_creations_product (productId),
      CONSTRAINT product_creations_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_creations');
  }
}
