/** Formats a timestamp in ms as ISO-8601 in UTC; null stays null. */
export const isoTime = <T extends number | null>(time: T): T extends number ? string : string | null =>
  (time === null ? null : new Date(time).toISOString()) as T extends number ? string : string | null;
