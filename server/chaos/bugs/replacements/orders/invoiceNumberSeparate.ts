// Bug: the number of an invoice is taken in one transaction, and the invoice stored in another (on SQLite).

import * as real from '../../../../src/database/insertRows.ts';
import { InvoiceYear } from '../../../../src/features/orders/invoices/invoices.entity.ts';

export * from '../../../../src/database/insertRows.ts';

export const insertRows: typeof real.insertRows = async (tx, table, rows, onConflict) => {
  await real.insertRows(tx, table, rows, onConflict);
  // Widened, because the table's type is that of the rows.
  if ((table as unknown) !== InvoiceYear) return;
  await tx.query('COMMIT');
  await tx.query('BEGIN IMMEDIATE');
};
