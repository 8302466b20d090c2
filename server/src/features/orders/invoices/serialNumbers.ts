import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { onConflictAdd } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import type { CreditNoteYear } from './creditNotes.entity.ts';
import { financialYearOf } from './invoiceNumber.ts';
import type { InvoiceYear } from './invoices.entity.ts';

/** A number that no other document of its series has. */
export interface SerialNumber {
  /** Financial year, such as `26-27`. */
  year: string;
  /** From 1 in each year, without gaps. */
  serial: number;
  issuedAt: number;
}

/**
 * The next number of a series in the present financial year. Other transactions wait for this one to end before they take theirs, and
 * one that fails returns its number: take it last.
 * @param notBefore in ms since 1970: what the document refers to has happened by then, perhaps by the clock of another process
 */
export async function takeNumber(
  tx: EntityManager,
  { dialect }: Pick<Db, 'dialect'>,
  series: typeof InvoiceYear | typeof CreditNoteYear,
  notBefore: number,
): Promise<SerialNumber> {
  const issuedAt = Math.max(Date.now(), notBefore);
  const year = financialYearOf(issuedAt);
  const addOne = onConflictAdd(dialect, ['year'], 'lastNumber');
  await insertRows(tx, series, [{ year, lastNumber: 1 }], addOne);
  const { lastNumber } = await tx.findOneByOrFail<InvoiceYear | CreditNoteYear>(series, { year });
  return { year, serial: lastNumber, issuedAt };
}
