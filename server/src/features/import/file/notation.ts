import { isLine } from '../../../lib/input/textInput.ts';
import { formatMeasure, parseMeasure } from '../../catalog/measures/measure.ts';
import { findCountryByName, listCountries } from '../../locations/locations.service.ts';

// How a cell of the file writes what is not a plain text or an amount. Each notation is read and written here.

/** The word for an empty list, because an empty cell keeps what is stored. */
const NONE = 'none';

/** The option lists of a product by their name in the file. */
const OPTION_LISTS = { size: 'size', weight: 'productWeight', ram: 'productRam' } as const;

type OptionName = keyof typeof OPTION_LISTS;

/** The option lists of a product. */
export type OptionLists = Record<(typeof OPTION_LISTS)[OptionName], string[]>;

/** The longest option, in characters: a choice combines three of them in 200. */
const MAX_OPTION = 60;
const MAX_OPTIONS = 50;

const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTION_LISTS, name);

/**
 * Reads `500 g | 1 kg`, as a column of its own has it.
 * @returns null if it is no such text
 */
export function parseOptionList(text: string): string[] | null {
  if (isNone(text)) return [];
  const values = splitUnescaped(text, '|').map((value) => unescapeOption(value.trim()));
  const areOptions = values.every((value) => isLine(value) && value.length <= MAX_OPTION);
  return areOptions && values.length <= MAX_OPTIONS ? values : null;
}

/**
 * Reads option lists, such as `weight: 500 g | 1 kg; size: S | M`. A backslash makes `|`, `;` or `\` a part of an
 * option, and `none` one. Lists that the text does not name are empty.
 * @returns null if it is no such text
 */
export function parseOptions(text: string): OptionLists | null {
  const lists: OptionLists = { size: [], productWeight: [], productRam: [] };
  if (isNone(text)) return lists;
  for (const part of splitUnescaped(text, ';').filter((one) => one.trim() !== '')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    if (colon === -1 || !isOptionName(name) || lists[OPTION_LISTS[name]].length > 0) return null;
    const values = parseOptionList(part.slice(colon + 1));
    if (values === null) return null;
    lists[OPTION_LISTS[name]] = values;
  }
  return lists;
}

export function formatOptions(lists: { readonly [list in keyof OptionLists]: readonly string[] }): string {
  return Object.entries(OPTION_LISTS)
    .filter(([, list]) => lists[list].length > 0)
    .map(([name, list]) => `${name}: ${lists[list].map(escapeOption).join(' | ')}`)
    .join('; ');
}

const countryCodes = new Set(listCountries().map(({ iso2 }) => iso2));

/**
 * Reads `IN US`, also with commas, semicolons or `|`; `all` is the empty list.
 * @returns null if one of them is no ISO 3166-1 alpha-2 code
 */
export function parseCountries(text: string): string[] | null {
  if (isNone(text) || text.trim().toLowerCase() === 'all') return [];
  const codes = text
    .toUpperCase()
    .split(/[\s,;|]+/)
    .filter(Boolean);
  return codes.every((code) => countryCodes.has(code)) ? [...new Set(codes)] : null;
}

export const formatCountries = (codes: readonly string[]): string => codes.join(' ');

/**
 * Reads a country's code or name.
 * @returns its code, empty for `none`; null if there is no such country
 */
export const parseCountry = (text: string): string | null =>
  isNone(text) ? '' : (findCountryByName(text)?.iso2 ?? null);

/**
 * Reads what a package contains: `500 g`, `6 x 200 ml`.
 * @returns as `formatMeasure` writes it, empty for `none`; null if it is no amount
 */
export function parseContents(text: string): string | null {
  if (isNone(text)) return '';
  const measure = parseMeasure(text);
  return measure && formatMeasure(measure);
}

const YES = ['yes', 'y', 'true', '1', 'x'];
const NO = ['no', 'n', 'false', '0'];

/** @returns null if it is neither yes nor no */
export function parseFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

export const formatFlag = (flag: boolean): string => (flag ? 'yes' : 'no');

/** A rate in percent; empty for none. @param rate basis points */
export const formatPercent = (rate: number | null): string => (rate === null ? '' : String(rate / 100));

/** Reads `front.jpg | back.jpg`. */
export const parseImages = (text: string): string[] =>
  isNone(text)
    ? []
    : text
        .split('|')
        .map((name) => name.trim())
        .filter(Boolean);

export const formatImages = (urls: readonly string[]): string => urls.join(' | ');

/** Paise as rupees with two decimals. */
export const formatRupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** Tenths of a star as stars. */
export const formatRating = (tenths: number): string => String(tenths / 10);

const isNone = (text: string) => text.trim().toLowerCase() === NONE;
/** An option that is called `none` gets a backslash as well. */
const escapeOption = (text: string) => (isNone(text) ? `\\${text}` : text.replace(/[\\|;]/g, '\\$&'));
const unescapeOption = (text: string) => text.replace(/^\\(none)$/i, '$1').replace(/\\([\\|;])/g, '$1');

function splitUnescaped(text: string, separator: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\.|./gs)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
