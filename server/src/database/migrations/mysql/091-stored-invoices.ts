import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What prints of an invoice need later: whether the shop was registered for GST, and what was refunded for its lines' weight. */
export class StoredInvoices1796000000091 implements MigrationInterface {
  name = 'StoredInvoices1796000000091';

  async up(runner: QueryRunner): Promise<void> {
    // An interruption between the statements repeats all.
    if (!(await runner.hasColumn('invoices', 'gstRegistered')))
      await runner.query('ALTER TABLE invoices ADD COLUMN gstRegistered tinyint NOT NULL DEFAULT 0');
    if (!(await runner.hasColumn('invoice_lines', 'weightRefund')))
      await runner.query('ALTER TABLE invoice_lines ADD COLUMN weightRefund int NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_lines DROP COLUMN weightRefund');
    await runner.query('ALTER TABLE invoices DROP COLUMN gstRegistered');
  }
}
