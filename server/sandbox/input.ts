import type { Notes } from './entities.ts';
import { badRequest } from './errors.ts';

/** A parsed request body or query, nothing of it checked yet. */
export type Fields = Record<string, unknown>;

const MINIMUM_PAISE = 100;
const MAXIMUM_NOTES = 15;
const MAXIMUM_NOTE_LENGTH = 256;
const MAXIMUM_COUNT = 100;

/** The body as fields; anything but an object counts as no fields at all. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/** `amount` in paise: an integer (or its digits, as Razorpay takes them) of at least one rupee. Throws a 400 otherwise. */
export function readAmount(fields: Fields): number {
  const { amount } = fields;
  if (amount === undefined || amount === null || amount === '') {
    throw badRequest('The amount field is required.', 'amount');
  }
  const paise = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise)) {
    throw badRequest('The amount must be an integer.', 'amount');
  }
  if (paise < MINIMUM_PAISE) throw badRequest('The amount must be at least INR 1.00', 'amount');
  return paise;
}

/** `currency`, which has to be INR. `fallback` stands in where Razorpay lets a caller leave it out. */
export function readCurrency(fields: Fields, fallback?: 'INR'): 'INR' {
  const currency = fields.currency ?? fallback;
  if (currency === undefined) throw badRequest('The currency field is required.', 'currency');
  if (currency !== 'INR') throw badRequest('Currency is not supported', 'currency');
  return currency;
}

/** An optional text of at most `maximum` characters; null when absent. */
export function readText(fields: Fields, field: string, maximum: number): string | null {
  const value = fields[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string') throw badRequest(`The ${field} must be a string.`, field);
  if (value.length > maximum) {
    throw badRequest(`The ${field} may not be greater than ${maximum} characters.`, field);
  }
  return value;
}

/** Up to 15 notes of up to 256 characters; numbers become text. */
export function readNotes(fields: Fields): Notes {
  const { notes = null } = fields;
  if (notes === null || (Array.isArray(notes) && notes.length === 0)) return [];
  if (typeof notes !== 'object' || Array.isArray(notes))
    throw badRequest('The notes must be an array.', 'notes');
  const entries = Object.entries(notes);
  if (entries.length === 0) return [];
  if (entries.length > MAXIMUM_NOTES) {
    throw badRequest(`Number of fields in notes should be less than or equal to ${MAXIMUM_NOTES}`, 'notes');
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, readNote(value)]));
}

function readNote(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw badRequest('Each value in notes must be a string or a number.', 'notes');
  }
  const text = String(value);
  if (text.length > MAXIMUM_NOTE_LENGTH) {
    throw badRequest(`A value in notes may not be greater than ${MAXIMUM_NOTE_LENGTH} characters.`, 'notes');
  }
  return text;
}

/** Razorpay's switches come as booleans, numbers or digits; absent means `fallback`. */
export function readSwitch(value: unknown, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** One page of a list, newest first, narrowed by `from`, `to` (Unix seconds), `skip` and `count` (default 10). */
export function readPage<T extends { created_at: number }>(all: Iterable<T>, query: Fields): T[] {
  const count = readNumber(query, 'count', 10);
  if (count > MAXIMUM_COUNT) throw badRequest(`The count may not be greater than ${MAXIMUM_COUNT}.`, 'count');
  const skip = readNumber(query, 'skip', 0);
  const from = readNumber(query, 'from', 0);
  const to = readNumber(query, 'to', Number.MAX_SAFE_INTEGER);
  const inTime = [...all].filter((item) => item.created_at >= from && item.created_at <= to);
  return inTime.reverse().slice(skip, skip + count);
}

function readNumber(query: Fields, field: string, fallback: number): number {
  const value = query[field];
  if (value === undefined || value === '') return fallback;
  const number = Math.floor(Number(value));
  if (!Number.isSafeInteger(number) || number < 0)
    throw badRequest(`The ${field} must be an integer.`, field);
  return number;
}
