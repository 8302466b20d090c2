import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE invoices (
    orderId varchar(36) PRIMARY KEY NOT NULL,
    number varchar(16) NOT NULL,
    issuedAt bigint NOT NULL,
    CONSTRAINT "invoices_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT
  )`,
  'CREATE UNIQUE INDEX invoices_number ON invoices (number)',
  `CREATE TABLE invoice_years (
    year varchar(5) PRIMARY KEY NOT NULL,
    lastNumber integer NOT NULL
  )`,
];

/** The invoices of orders, with consecutive numbers. Existing orders get theirs on first use. */
export class Invoices1796000000048 implements MigrationInterface {
  name = 'Invoices1796000000048';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['invoice_years', 'invoices']) await runner.query(`DROP TABLE ${table}`);
  }
}
