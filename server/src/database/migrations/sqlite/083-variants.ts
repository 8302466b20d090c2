import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Variants with prices of their own, and the inventory items that they draw on. Lines keep what they took. */
export class Variants1796000000083 implements MigrationInterface {
  name = 'Variants1796000000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE inventory_items (
      id varchar(36) PRIMARY KEY NOT NULL,
      code varchar(64),
      name varchar(200) NOT NULL,
      countedIn varchar(8) NOT NULL,
      units integer NOT NULL,
      lowStockAt integer,
      createdAt bigint NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX inventory_items_code ON inventory_items (code)');
    await runner.query('CREATE INDEX inventory_items_name ON inventory_items (name, id)');
    await runner.query('CREATE INDEX inventory_items_units ON inventory_items (units, id, lowStockAt)');
    await runner.query(`CREATE TABLE variants (
      id varchar(36) PRIMARY KEY NOT NULL,
      productId varchar(36) NOT NULL,
      position integer NOT NULL,
      label varchar(200) NOT NULL,
      sku varchar(64),
      gtin varchar(14),
      price integer NOT NULL,
      oldPrice integer NOT NULL,
      amount integer,
      unit varchar(8),
      picture varchar(500),
      paused boolean NOT NULL DEFAULT (0),
      weighed boolean NOT NULL DEFAULT (0),
      inventoryId varchar(36),
      requiredQuantity integer NOT NULL DEFAULT (1),
      CONSTRAINT "variants_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE,
      CONSTRAINT "variants_inventoryId_fk" FOREIGN KEY ("inventoryId") REFERENCES "inventory_items" ("id") ON DELETE RESTRICT
    )`);
    await runner.query('CREATE UNIQUE INDEX variants_product_label ON variants (productId, label)');
    await runner.query('CREATE UNIQUE INDEX variants_sku ON variants (sku)');
    await runner.query('CREATE INDEX variants_inventory ON variants (inventoryId)');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN inventoryId varchar(36)');
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN requiredQuantity integer NOT NULL DEFAULT (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout_lines DROP COLUMN requiredQuantity');
    await runner.query('ALTER TABLE checkout_lines DROP COLUMN inventoryId');
    await runner.query('DROP TABLE variants');
    await runner.query('DROP TABLE inventory_items');
  }
}
