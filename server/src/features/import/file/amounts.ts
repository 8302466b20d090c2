import { MAX_STOCK } from '../../stock/stock.input.ts';

/** A parsed number. */
export interface Amount {
  value: number;
  /** Whether the text had more decimals. */
  rounded: boolean;
}

/** Why a text is no price. One of a few fixed texts. */
export interface Unreadable {
  problem: string;
}

/** What separates decimals in a file. */
export type DecimalMark = '.' | ',';

/** Maximum of an `int` column. */
const MAX_INT = 2_147_483_647;

const CURRENCY = 'rs\\.?|re\\.?|inr|rupees?|₹|₨|रु(?:पये|\\.)?|रू(?:पये|\\.)?';
/** What people in India write around a price: `Rs. 99/-`, `99 INR only`. */
const BEFORE = new RegExp(`^(?:(?:${CURRENCY})\\s*[:=]?\\s*)?[+]?\\s*`, 'i');
const PIECE = 'nos?|pcs?|pieces?|units?|pkts?|packets?|packs?';
const AFTER = new RegExp(
  `\\s*(?:(?:${CURRENCY})\\s*)?(?:/[-=–]?\\s*|[.,][-=–]\\s*)?(?:(?:${CURRENCY})\\s*)?` +
    `(?:only[.]?|each|(?:/|per\\s)?\\s*(?<=/\\s*|per\\s+)(?:${PIECE})[.]?|[(]?incl(?:[.]|uding|usive)?(?:\\s+of)?(?:\\s+all)?\\s+tax(?:es)?[)]?)?$`,
  'i',
);
/** What stands after a number of units. */
const PIECES = new RegExp(`(?<=\\d)\\s*(?:${PIECE}|btls?|bottles?)[.]?$`, 'i');

const FOREIGN = /[$€£¥]|(?<!\p{L})(?:usd|eur|gbp|aed|npr|lkr|bdt|pkr)(?!\p{L})/iu;

/** Groups of thousands or of lakhs. */
const WHOLE = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})$/;
const WITH_POINT = /^([\d,]*)(?:\.(\d*))?$/;
/** As in most of Europe: 1.234,50. */
const WITH_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d*),(\d+)$/;
/**
 * Thousands between spaces, which is one number whatever separates decimals: with the narrow and no-break spaces of
 * programs; with a plain space only where it cannot be between two prices, as in `99 120`: after one digit, or after
 * two if two decimals follow.
 */
const WITH_SPACES =
  /^(\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+|\d(?: \d{3})+|\d\d(?: \d{3})+(?=[.,]\d\d$))(?:([.,])(\d{1,2}))?$/;
/** One group of three digits: a thousand in one country, a fraction in another. */
const EITHER = /^\d{1,3}[.,]\d{3}$/;

const NO_PRICE: Unreadable = { problem: 'no usable price' };
/** Why a price with one group of three digits is refused in a file with decimal commas. */
export const AMBIGUOUS_PRICE = 'the file has decimal commas: this could be a thousand as well as a fraction';

/** A longer text is no number. */
const MAX_LENGTH = 60;

/** ASCII digits for those of any script. */
const withPlainDigits = (text: string): string =>
  (text.length > MAX_LENGTH ? '' : text)
    .replace(/(?=[\u0660-\uff19])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .trim();

/** Digits of a script are ten in a row, of which the first has no digit before it. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

const withoutCurrency = (text: string): string =>
  withPlainDigits(text).replace(BEFORE, '').replace(AFTER, '');

/**
 * Reads rupees as paise without floating-point arithmetic, with the signs and words that people in India write around
 * them, and the grouping of both `12,345,678` and `1,23,45,678`. More than two decimals are rounded half up.
 * @returns why it is none: not a number, negative, zero, above the column's maximum, or of two meanings
 */
export function readPrice(text: string, mark: DecimalMark = '.'): Amount | Unreadable {
  const amount = readDecimal(withoutCurrency(text), 2, mark);
  if (amount === 'ambiguous') return { problem: AMBIGUOUS_PRICE };
  if (amount && amount.value > 0 && amount.value <= MAX_INT) return amount;
  return FOREIGN.test(text) ? { problem: 'a price in another currency' } : NO_PRICE;
}

/** As `readPrice`. @returns null if it is none */
export function parsePrice(text: string, mark: DecimalMark = '.'): Amount | null {
  const price = readPrice(text, mark);
  return 'problem' in price ? null : price;
}

/** Whether a text is a price, whatever separates its decimals. */
export const isPriceText = (text: string): boolean =>
  [WITH_COMMA, WITH_SPACES, EITHER].some((pattern) => pattern.test(withoutCurrency(text))) ||
  parsePrice(text) !== null;

/** What separates the decimals of a price; null: it could be either, or has none. */
export function decimalMarkOf(text: string): DecimalMark | null {
  const number = withoutCurrency(text);
  if (EITHER.test(number)) return null;
  const [, , spacedMark] = WITH_SPACES.exec(number) ?? [];
  if (spacedMark) return spacedMark as DecimalMark;
  if (WITH_COMMA.test(number) && !WHOLE.test(number)) return ',';
  return /^[\d,]*\.\d+$/.test(number) && parsePrice(text) ? '.' : null;
}

/**
 * Parses stars to tenths of a star.
 * @returns null if it is not a number from 0 to 5
 */
export function parseRating(text: string, mark: DecimalMark = '.'): Amount | null {
  const amount = readDecimal(withPlainDigits(text), 1, mark);
  return amount !== 'ambiguous' && amount && amount.value <= 50 ? amount : null;
}

/**
 * Parses a whole number of units, such as `12` or `12 pcs`.
 * @returns null if it is not a whole number from 0 to `max`
 */
export function parseUnits(text: string, mark: DecimalMark = '.', max = MAX_STOCK): Amount | null {
  const amount = readDecimal(withPlainDigits(text).replace(PIECES, ''), 0, mark);
  return amount !== 'ambiguous' && amount && !amount.rounded && amount.value <= max ? amount : null;
}

function readDecimal(number: string, places: number, mark: DecimalMark): Amount | 'ambiguous' | null {
  const [, thousands, , fraction] = WITH_SPACES.exec(number) ?? [];
  if (thousands !== undefined) return toAmount(thousands, fraction, places);
  if (mark === ',') {
    if (EITHER.test(number)) return 'ambiguous';
    const [, whole, decimals] = WITH_COMMA.exec(number) ?? [];
    if (whole !== undefined && !WHOLE.test(number)) return toAmount(whole, decimals, places);
  }
  const [, whole = '', decimals = ''] = WITH_POINT.exec(number) ?? [];
  const isNumber = whole === '' ? decimals !== '' : WHOLE.test(whole);
  return isNumber ? toAmount(whole, decimals, places) : null;
}

function toAmount(whole: string, decimals = '', places: number): Amount {
  const digits = Number(whole.replace(/\D/g, '') + decimals.slice(0, places).padEnd(places, '0'));
  const rest = decimals.slice(places);
  return { value: digits + (rest >= '5' ? 1 : 0), rounded: /[1-9]/.test(rest) };
}
