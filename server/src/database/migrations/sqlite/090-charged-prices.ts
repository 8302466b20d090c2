import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which prices products are or were on sale for. Old prices that stand there now count as charged until now: nobody knows better. */
export class ChargedPrices1796000000090 implements MigrationInterface {
  name = 'ChargedPrices1796000000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE charged_prices (
      productId varchar(36) NOT NULL,
      label varchar(200) NOT NULL,
      price integer NOT NULL,
      chargedUntil bigint,
      PRIMARY KEY (productId, label, price),
      CONSTRAINT "charged_prices_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE
    )`);
    await runner.query('ALTER TABLE catalog_state ADD COLUMN pricesRevision integer NOT NULL DEFAULT (-1)');
    await runner.query(
      `INSERT INTO charged_prices SELECT id, '', oldPrice, ${Date.now()} FROM products WHERE oldPrice > price`,
    );
    await runner.query(
      `INSERT INTO charged_prices SELECT productId, label, oldPrice, ${Date.now()} FROM variants WHERE oldPrice > price`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_state DROP COLUMN pricesRevision');
    await runner.query('DROP TABLE charged_prices');
  }
}
