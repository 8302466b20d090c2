import type { MigrationInterface, QueryRunner } from 'typeorm';

// Foreign keys are written as TypeORM parses them: with quotes.

export class Import1796000000006 implements MigrationInterface {
  name = 'Import1796000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN sku varchar(64)');
    await runner.query('CREATE UNIQUE INDEX products_sku ON products (sku)');
    await runner.query(`CREATE TABLE imports (
      id varchar(36) PRIMARY KEY NOT NULL,
      fileName varchar(200) NOT NULL,
      actorId varchar(36),
      actorName varchar(100) NOT NULL,
      state varchar(10) NOT NULL,
      activeKey varchar(10),
      runId varchar(36),
      beatAt bigint NOT NULL,
      mapping text NOT NULL,
      total integer NOT NULL,
      done integer NOT NULL,
      imported integer NOT NULL,
      updated integer NOT NULL,
      repaired integer NOT NULL,
      refused integer NOT NULL,
      restored integer NOT NULL,
      kept integer NOT NULL,
      problem varchar(200) NOT NULL,
      createdAt bigint NOT NULL,
      finishedAt bigint,
      undoneAt bigint
    )`);
    await runner.query('CREATE UNIQUE INDEX imports_active ON imports (activeKey)');
    await runner.query('CREATE INDEX imports_created ON imports (createdAt)');
    await runner.query(`CREATE TABLE import_changes (
      importId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      field varchar(20) NOT NULL,
      oldValue text NOT NULL,
      newValue text NOT NULL,
      state varchar(10) NOT NULL,
      CONSTRAINT "import_changes_importId_fk" FOREIGN KEY ("importId") REFERENCES "imports" ("id") ON DELETE CASCADE,
      PRIMARY KEY (importId, productId, field)
    )`);
    await runner.query('CREATE INDEX import_changes_product ON import_changes (productId, field)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_changes');
    await runner.query('DROP TABLE imports');
    await runner.query('DROP INDEX products_sku');
    await runner.query('ALTER TABLE products DROP COLUMN sku');
  }
}
