import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that staff have chosen to be shown on the pages of others. */
export class RelatedProducts1796000000066 implements MigrationInterface {
  name = 'RelatedProducts1796000000066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product_related (
      productId varchar(36) NOT NULL,
      position integer NOT NULL,
      relatedId varchar(36) NOT NULL,
      PRIMARY KEY (productId, position),
      CONSTRAINT "product_related_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE,
      CONSTRAINT "product_related_relatedId_fk" FOREIGN KEY ("relatedId") REFERENCES "products" ("id") ON DELETE CASCADE
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX product_related_related ON product_related (relatedId, productId)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_related');
  }
}
