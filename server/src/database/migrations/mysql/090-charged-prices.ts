import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which prices products are or were on sale for. Old prices that stand there now count as charged until now: nobody knows better. */
export class ChargedPrices1796000000090 implements MigrationInterface {
  name = 'ChargedPrices1796000000090';

  async up(runner: QueryRunner): Promise<void> {
    // An interruption between the statements repeats all.
    await runner.query(`CREATE TABLE IF NOT EXISTS charged_prices (
      productId varchar(36) NOT NULL,
      label varchar(200) NOT NULL,
      price int NOT NULL,
      chargedUntil bigint NULL,
      PRIMARY KEY (productId, label, price),
      CONSTRAINT charged_prices_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(
      `INSERT IGNORE INTO charged_prices SELECT id, '', oldPrice, ${Date.now()} FROM products WHERE oldPrice > price`,
    );
    await runner.query(
      `INSERT IGNORE INTO charged_prices SELECT productId, label, oldPrice, ${Date.now()} FROM variants WHERE oldPrice > price`,
    );
    if (!(await runner.hasColumn('catalog_state', 'pricesRevision')))
      await runner.query('ALTER TABLE catalog_state ADD COLUMN pricesRevision int NOT NULL DEFAULT -1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_state DROP COLUMN pricesRevision');
    await runner.query('DROP TABLE charged_prices');
  }
}
