import { stringify } from 'csv-stringify/sync';
import { protectApostrophe } from './file/formulas.ts';

/**
 * A record of a CSV file (RFC 4180). Spreadsheets do not calculate its values; the import reads each as it was.
 * @param values texts as `Note` and `Product` have them
 */
export const toCsvLine = (values: readonly string[]): string =>
  stringify([values.map(protectApostrophe)], {
    escape_formulas: true,
    record_delimiter: '\r\n',
    // Programs that trim unquoted values keep white space in quotes.
    quoted_match: /^\s|\s$|\n/,
  });
