// The times in fields are those of India, as everywhere in the desk, wherever the browser is. India has no summer time.
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 3600 * 1000;

/** A time as a field of the browser shows it, in India. @param iso ISO-8601; null: an empty field */
export const toTimeField = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The time in India that a field has, in milliseconds; null of an empty field. */
export const parseTimeField = (typed: string): number | null =>
  typed === '' ? null : Date.parse(`${typed}${OFFSET}`);
