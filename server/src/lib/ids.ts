import { v7, validate } from 'uuid';

/** A new UUIDv7: later ids sort after earlier ones. */
export const newId = (): string => v7();

/** An id that sorts among those of a point in time, in ms since 1970. */
export const newIdAt = (time: number): string => v7({ msecs: time });

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => validate(text);

/** The lowest id of a point in time, in ms since 1970: `newId` makes no lower one from then on. */
export function firstIdAt(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}
