// Bug: the number of a credit note is taken in one transaction, and the credit note stored in another (on SQLite).

import * as real from '../../../../src/database/insertRows.ts';
import { CreditNoteYear } from '../../../../src/features/orders/invoices/creditNotes.entity.ts';

export * from '../../../../src/database/insertRows.ts';

export const insertRows: typeof real.insertRows = async (tx, table, rows, onConflict) => {
  await real.insertRows(tx, table, rows, onConflict);
  // Widened, because the table's type is that of the rows.
  if ((table as unknown) !== CreditNoteYear) return;
  await tx.query('COMMIT');
  await tx.query('BEGIN IMMEDIATE');
};
