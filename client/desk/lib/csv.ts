/** A value of a table's cell. */
export type CsvValue = string | number | null;

/** A CSV file with a header. Texts that a spreadsheet would run as a formula begin with an apostrophe. */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

function toCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
