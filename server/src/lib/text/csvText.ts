import { stringify } from 'csv-stringify/sync';
import { protectApostrophe } from './formulas.ts';

type Row = readonly (string | number)[];

/**
 * Rows as CSV (RFC 4180) with CRLF. A text that a spreadsheet would calculate, such as `=cmd`, gets an apostrophe before it;
 * `unescapeFormula` reads it as it was.
 * @param header null: rows that follow earlier ones
 */
export const toCsv = (header: readonly string[] | null, rows: readonly Row[]): string =>
  stringify(
    (header ? [header, ...rows] : rows).map((row) =>
      row.map((value) => (typeof value === 'string' ? protectApostrophe(value) : value)),
    ),
    {
      escape_formulas: true,
      record_delimiter: 'windows',
      // Programs that trim unquoted values keep white space in quotes.
      quoted_match: /^\s|\s$|\n/,
    },
  );

/** One row, as in `toCsv`. */
export const toCsvLine = (values: Row): string => toCsv(null, [values]);
