import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables: Record<string, string> = {
  invoices: `
    orderId varchar(36) NOT NULL,
    number varchar(16) NOT NULL,
    issuedAt bigint NOT NULL,
    PRIMARY KEY (orderId),
    UNIQUE INDEX invoices_number (number),
    CONSTRAINT invoices_orderId_fk FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE NO ACTION`,
  invoice_years: `
    year varchar(5) NOT NULL,
    lastNumber int NOT NULL,
    PRIMARY KEY (year)`,
};

/** The invoices of orders, with consecutive numbers. Existing orders get theirs on first use. */
export class Invoices1796000000048 implements MigrationInterface {
  name = 'Invoices1796000000048';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, definition] of Object.entries(tables))
      await runner.query(
        `CREATE TABLE IF NOT EXISTS ${table} (${definition}) ENGINE=InnoDB COLLATE utf8mb4_bin`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(tables).reverse()) await runner.query(`DROP TABLE ${table}`);
  }
}
