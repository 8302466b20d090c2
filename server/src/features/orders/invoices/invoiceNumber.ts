import { shopOffsetMs } from '../../../lib/time/shopZone.ts';

const APRIL = 3;
const DIGITS = 6;

/** The financial year of a point in time, which begins at the shop's midnight of 1 April, such as `26-27`. */
export function financialYearOf(time: number): string {
  const date = new Date(time + shopOffsetMs());
  const year = date.getUTCFullYear() - (date.getUTCMonth() < APRIL ? 1 : 0);
  return `${lastDigits(year)}-${lastDigits(year + 1)}`;
}

const lastDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** A number as the tax rules want it: at most 16 letters, digits, `-` and `/`. @param serial from 1 in each financial year */
export const invoiceNumber = (financialYear: string, serial: number): string =>
  `${financialYear}/${String(serial).padStart(DIGITS, '0')}`;

/** As `invoiceNumber`, in a series of its own: `CN/26-27/000123`, 15 characters. */
export const creditNoteNumber = (financialYear: string, serial: number): string =>
  `CN/${invoiceNumber(financialYear, serial)}`;

/**
 * The invoice numbers that somebody may mean: the one that is typed, also without its leading zeros, or six digits as they are printed,
 * of the financial year of `now` and the one before.
 */
export function findInvoiceNumbers(text: string, now: number): string[] {
  const typed = text.trim();
  const [, year, serial] = /^(\d\d-\d\d)\s*\/\s*0*(\d{1,10})$/.exec(typed) ?? [];
  if (year && serial) return [invoiceNumber(year, Number(serial))];
  if (!/^\d{6}$/.test(typed)) return [];
  const date = new Date(now);
  const yearBefore = financialYearOf(date.setUTCFullYear(date.getUTCFullYear() - 1));
  return [financialYearOf(now), yearBefore].map((one) => invoiceNumber(one, Number(typed)));
}
