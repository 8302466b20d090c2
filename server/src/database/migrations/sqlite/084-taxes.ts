import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns: Record<string, readonly string[]> = {
  categories: ['hsn varchar(8)', 'gstRate integer', 'taxExempt boolean NOT NULL DEFAULT 0'],
  products: ['hsn varchar(8)', 'gstRate integer', 'taxExempt boolean NOT NULL DEFAULT 0'],
  orders: ['gstin varchar(15)', 'businessName varchar(100)'],
  invoices: [
    'kind varchar(20)',
    'placeOfSupply varchar(2)',
    'buyerGstin varchar(15)',
    'buyerName varchar(100)',
  ],
};

const tables = [
  'CREATE INDEX invoices_issued ON invoices (issuedAt, orderId)',
  `CREATE TABLE invoice_lines (
    orderLineId varchar(36) PRIMARY KEY NOT NULL,
    orderId varchar(36) NOT NULL,
    quantity integer NOT NULL,
    paid integer NOT NULL,
    hsn varchar(8),
    rate integer,
    isExempt boolean NOT NULL DEFAULT 0,
    taxable integer NOT NULL,
    cgst integer NOT NULL,
    sgst integer NOT NULL,
    igst integer NOT NULL,
    CONSTRAINT "invoice_lines_orderLineId_fk" FOREIGN KEY ("orderLineId") REFERENCES "checkout_lines" ("id") ON DELETE RESTRICT,
    CONSTRAINT "invoice_lines_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "invoices" ("orderId") ON DELETE RESTRICT
  )`,
  'CREATE INDEX invoice_lines_order ON invoice_lines (orderId)',
  `CREATE TABLE credit_notes (
    id varchar(36) PRIMARY KEY NOT NULL,
    number varchar(16) NOT NULL,
    orderId varchar(36) NOT NULL,
    refundId varchar(40),
    issuedAt bigint NOT NULL,
    total integer NOT NULL,
    reason varchar(200) NOT NULL,
    CONSTRAINT "credit_notes_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "invoices" ("orderId") ON DELETE RESTRICT
  )`,
  'CREATE UNIQUE INDEX credit_notes_number ON credit_notes (number)',
  'CREATE INDEX credit_notes_order ON credit_notes (orderId)',
  'CREATE UNIQUE INDEX credit_notes_refund ON credit_notes (refundId)',
  'CREATE INDEX credit_notes_issued ON credit_notes (issuedAt, id)',
  `CREATE TABLE credit_note_lines (
    creditNoteId varchar(36) NOT NULL,
    orderLineId varchar(36) NOT NULL,
    quantity integer,
    paid integer NOT NULL,
    taxable integer NOT NULL,
    cgst integer NOT NULL,
    sgst integer NOT NULL,
    igst integer NOT NULL,
    PRIMARY KEY (creditNoteId, orderLineId),
    CONSTRAINT "credit_note_lines_creditNoteId_fk" FOREIGN KEY ("creditNoteId") REFERENCES "credit_notes" ("id") ON DELETE RESTRICT,
    CONSTRAINT "credit_note_lines_orderLineId_fk" FOREIGN KEY ("orderLineId") REFERENCES "invoice_lines" ("orderLineId") ON DELETE RESTRICT
  )`,
  'CREATE INDEX credit_note_lines_line ON credit_note_lines (orderLineId)',
  `CREATE TABLE credit_note_years (
    year varchar(5) PRIMARY KEY NOT NULL,
    lastNumber integer NOT NULL
  )`,
];

/** GST: HSN codes and rates of products, what invoices say of them, buyers with a GST number, and credit notes. */
export class Taxes1796000000084 implements MigrationInterface {
  name = 'Taxes1796000000084';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, definitions] of Object.entries(columns))
      for (const definition of definitions)
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${definition}`);
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['credit_note_years', 'credit_note_lines', 'credit_notes', 'invoice_lines'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX invoices_issued');
    for (const [table, definitions] of Object.entries(columns))
      for (const definition of definitions)
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${definition.split(' ')[0]}`);
  }
}
