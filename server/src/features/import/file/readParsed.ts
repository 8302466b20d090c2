import type { FieldReader } from './fieldReader.ts';

const NO_LIST = 'not written as "S | M", each of at most 60 characters: ignored';

/** What is noted of a field that cannot be parsed, by column. */
const UNREADABLE = {
  stock: 'not a whole number from 0 to 10,00,000: the stock stays, and a new product has none',
  weight: NO_LIST,
  size: NO_LIST,
  ram: NO_LIST,
  options: 'not written as "weight: 500 g | 1 kg; size: S | M": ignored',
  countries: 'not a list of two-letter country codes: ignored',
  contents: 'no amount with its unit, such as 500 g: ignored',
  country_of_origin: 'neither the name nor the two-letter code of a country: ignored',
  featured: 'neither yes nor no: ignored',
  hsn: 'not a code of 4, 6 or 8 digits: ignored',
  gst_rate: 'not a rate in percent from 0 to 100: ignored',
  tax_exempt: 'neither yes nor no: ignored',
  paused: 'neither yes nor no: ignored',
  weighed: 'neither yes nor no: ignored',
};

/**
 * Reads a field with a notation of its own.
 * @returns null if the field is blank, or if it cannot be parsed, which is noted
 */
export function readParsed<Value>(
  fields: FieldReader,
  column: keyof typeof UNREADABLE,
  parse: (text: string) => Value | null,
): Value | null {
  const text = fields.value(column);
  if (text === '') return null;
  const value = parse(text);
  if (value === null) fields.noteRepair(column, UNREADABLE[column], text);
  return value;
}
