import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Variants with prices of their own, and the inventory items that they draw on. Lines keep what they took. */
export class Variants1796000000083 implements MigrationInterface {
  name = 'Variants1796000000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS inventory_items (
      id varchar(36) NOT NULL,
      code varchar(64) NULL,
      name varchar(200) NOT NULL,
      countedIn varchar(8) NOT NULL,
      units int NOT NULL,
      lowStockAt int NULL,
      createdAt bigint NOT NULL,
      UNIQUE INDEX inventory_items_code (code),
      INDEX inventory_items_name (name, id),
      INDEX inventory_items_units (units, id, lowStockAt),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(`CREATE TABLE IF NOT EXISTS variants (
      id varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      position int NOT NULL,
      label varchar(200) NOT NULL,
      sku varchar(64) NULL,
      gtin varchar(14) NULL,
      price int NOT NULL,
      oldPrice int NOT NULL,
      amount int NULL,
      unit varchar(8) NULL,
      picture varchar(500) NULL,
      paused tinyint NOT NULL DEFAULT 0,
      weighed tinyint NOT NULL DEFAULT 0,
      inventoryId varchar(36) NULL,
      requiredQuantity int NOT NULL DEFAULT 1,
      UNIQUE INDEX variants_product_label (productId, label),
      UNIQUE INDEX variants_sku (sku),
      INDEX variants_inventory (inventoryId),
      PRIMARY KEY (id),
      CONSTRAINT variants_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT variants_inventoryId_fk FOREIGN KEY (inventoryId) REFERENCES inventory_items (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    if (!(await runner.hasColumn('checkout_lines', 'inventoryId')))
      await runner.query(
        'ALTER TABLE checkout_lines ADD COLUMN inventoryId varchar(36) NULL, ADD COLUMN requiredQuantity int NOT NULL DEFAULT 1',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout_lines DROP COLUMN requiredQuantity, DROP COLUMN inventoryId');
    await runner.query('DROP TABLE variants');
    await runner.query('DROP TABLE inventory_items');
  }
}
