import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV with CRLF. A text that a spreadsheet would take for a formula, such as `=cmd`, gets a quote before it.
 * @param header null: rows that follow earlier ones
 */
export const toCsv = (
  header: readonly string[] | null,
  rows: readonly (readonly (string | number)[])[],
): string =>
  stringify(header ? [header, ...rows] : [...rows], { escape_formulas: true, record_delimiter: 'windows' });
