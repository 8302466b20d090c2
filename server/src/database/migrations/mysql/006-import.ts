import type { MigrationInterface, QueryRunner } from 'typeorm';

// MySQL commits each statement at once, so an interrupted migration has to be able to run again.

export class Import1796000000006 implements MigrationInterface {
  name = 'Import1796000000006';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('products', 'sku')))
      await runner.query(
        'ALTER TABLE products ADD COLUMN sku varchar(64) NULL, ADD UNIQUE INDEX products_sku (sku)',
      );
    await runner.query(`CREATE TABLE IF NOT EXISTS imports (
      id varchar(36) NOT NULL,
      fileName varchar(200) NOT NULL,
      actorId varchar(36) NULL,
      actorName varchar(100) NOT NULL,
      state varchar(10) NOT NULL,
      activeKey varchar(10) NULL,
      runId varchar(36) NULL,
      beatAt bigint NOT NULL,
      mapping text NOT NULL,
      total int NOT NULL,
      done int NOT NULL,
      imported int NOT NULL,
      updated int NOT NULL,
      repaired int NOT NULL,
      refused int NOT NULL,
      restored int NOT NULL,
      kept int NOT NULL,
      problem varchar(200) NOT NULL,
      createdAt bigint NOT NULL,
      finishedAt bigint NULL,
      undoneAt bigint NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX imports_active (activeKey),
      INDEX imports_created (createdAt)) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(`CREATE TABLE IF NOT EXISTS import_changes (
      importId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      field varchar(20) NOT NULL,
      oldValue text NOT NULL,
      newValue text NOT NULL,
      state varchar(10) NOT NULL,
      PRIMARY KEY (importId, productId, field),
      INDEX import_changes_product (productId, field),
      CONSTRAINT import_changes_importId_fk FOREIGN KEY (importId) REFERENCES imports (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_changes');
    await runner.query('DROP TABLE imports');
    await runner.query('ALTER TABLE products DROP INDEX products_sku, DROP COLUMN sku');
  }
}
