import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns: Record<string, readonly string[]> = {
  categories: ['hsn varchar(8) NULL', 'gstRate int NULL', 'taxExempt tinyint NOT NULL DEFAULT 0'],
  products: ['hsn varchar(8) NULL', 'gstRate int NULL', 'taxExempt tinyint NOT NULL DEFAULT 0'],
  orders: ['gstin varchar(15) NULL', 'businessName varchar(100) NULL'],
  invoices: [
    'kind varchar(20) NULL',
    'placeOfSupply varchar(2) NULL',
    'buyerGstin varchar(15) NULL',
    'buyerName varchar(100) NULL',
  ],
};

const tables: Record<string, string> = {
  invoice_lines: `
    orderLineId varchar(36) NOT NULL,
    orderId varchar(36) NOT NULL,
    quantity int NOT NULL,
    paid int NOT NULL,
    hsn varchar(8) NULL,
    rate int NULL,
    isExempt tinyint NOT NULL DEFAULT 0,
    taxable int NOT NULL,
    cgst int NOT NULL,
    sgst int NOT NULL,
    igst int NOT NULL,
    PRIMARY KEY (orderLineId),
    INDEX invoice_lines_order (orderId),
    CONSTRAINT invoice_lines_orderLineId_fk FOREIGN KEY (orderLineId) REFERENCES checkout_lines (id)
      ON DELETE RESTRICT ON UPDATE NO ACTION,
    CONSTRAINT invoice_lines_orderId_fk FOREIGN KEY (orderId) REFERENCES invoices (orderId)
      ON DELETE RESTRICT ON UPDATE NO ACTION`,
  credit_notes: `
    id varchar(36) NOT NULL,
    number varchar(16) NOT NULL,
    orderId varchar(36) NOT NULL,
    refundId varchar(40) NULL,
    issuedAt bigint NOT NULL,
    total int NOT NULL,
    reason varchar(200) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX credit_notes_number (number),
    INDEX credit_notes_order (orderId),
    UNIQUE INDEX credit_notes_refund (refundId),
    INDEX credit_notes_issued (issuedAt, id),
    CONSTRAINT credit_notes_orderId_fk FOREIGN KEY (orderId) REFERENCES invoices (orderId)
      ON DELETE RESTRICT ON UPDATE NO ACTION`,
  credit_note_lines: `
    creditNoteId varchar(36) NOT NULL,
    orderLineId varchar(36) NOT NULL,
    quantity int NULL,
    paid int NOT NULL,
    taxable int NOT NULL,
    cgst int NOT NULL,
    sgst int NOT NULL,
    igst int NOT NULL,
    PRIMARY KEY (creditNoteId, orderLineId),
    INDEX credit_note_lines_line (orderLineId),
    CONSTRAINT credit_note_lines_creditNoteId_fk FOREIGN KEY (creditNoteId) REFERENCES credit_notes (id)
      ON DELETE RESTRICT ON UPDATE NO ACTION,
    CONSTRAINT credit_note_lines_orderLineId_fk FOREIGN KEY (orderLineId) REFERENCES invoice_lines (orderLineId)
      ON DELETE RESTRICT ON UPDATE NO ACTION`,
  credit_note_years: `
    year varchar(5) NOT NULL,
    lastNumber int NOT NULL,
    PRIMARY KEY (year)`,
};

/** GST: HSN codes and rates of products, what invoices say of them, buyers with a GST number, and credit notes. */
export class Taxes1796000000084 implements MigrationInterface {
  name = 'Taxes1796000000084';

  async up(runner: QueryRunner): Promise<void> {
    // An interruption between the statements repeats all.
    for (const [table, definitions] of Object.entries(columns)) {
      const [first = ''] = definitions;
      if (await runner.hasColumn(table, first.split(' ')[0] ?? '')) continue;
      const additions = definitions.map((definition) => `ADD COLUMN ${definition}`);
      if (table === 'invoices') additions.push('ADD INDEX invoices_issued (issuedAt, orderId)');
      await runner.query(`ALTER TABLE ${table} ${additions.join(', ')}`);
    }
    for (const [table, definition] of Object.entries(tables))
      await runner.query(
        `CREATE TABLE IF NOT EXISTS ${table} (${definition}) ENGINE=InnoDB COLLATE utf8mb4_bin`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(tables).reverse()) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE invoices DROP INDEX invoices_issued');
    for (const [table, definitions] of Object.entries(columns))
      await runner.query(
        `ALTER TABLE ${table} ${definitions.map((definition) => `DROP COLUMN ${definition.split(' ')[0]}`).join(', ')}`,
      );
  }
}
