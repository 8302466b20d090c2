/** A stored time as ISO-8601 text in UTC; null stays null. */
export const isoTime = <T extends number | null>(time: T): T extends number ? string : string | null =>
  (time === null ? null : new Date(time).toISOString()) as T extends number ? string : string | null;
