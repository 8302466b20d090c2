import { createContext, use } from 'react';

// Days and times in fields, filters and file names are the shop's, wherever the browser is.

/** The offset of the shop's time zone to UTC, such as `+05:30`. */
export const UtcOffsetContext = createContext('+05:30');

/** The offset of the shop's time zone to UTC, such as `+05:30`. */
export const useUtcOffset = (): string => use(UtcOffsetContext);

/** A time as the server writes it: ISO-8601 with the shop's offset. @param time in ms */
export function isoTime(time: number, utcOffset: string): string {
  const offsetMs = -Date.parse(`1970-01-01T00:00${utcOffset}`);
  return new Date(time + offsetMs).toISOString().replace('Z', utcOffset);
}

/** The shop's present day, such as `2026-11-23`. */
export const today = (utcOffset: string): string => isoTime(Date.now(), utcOffset).slice(0, 10);

/** A time as a field of the browser shows it. @param iso ISO-8601; null: an empty field */
export const toTimeField = (iso: string | null, utcOffset: string): string =>
  iso === null ? '' : isoTime(Date.parse(iso), utcOffset).slice(0, 16);

/** The time in a field, in ms; null of an empty field. */
export const parseTimeField = (typed: string, utcOffset: string): number | null =>
  typed === '' ? null : Date.parse(`${typed}${utcOffset}`);
