/** A value of a table's cell. */
export type CsvValue = string | number | null;

/** A CSV file with a header. Texts that a spreadsheet would calculate begin with an apostrophe. */
export async function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<string> {
  // Loaded when somebody wants a file.
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([header, ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // Programs that trim unquoted values, and would calculate the rest, keep white space in quotes.
    quoted_match: /^\s|\s$|\n/,
  });
}
