import { shopOffsetMs, utcOffset } from './shopZone.ts';

/**
 * Formats a timestamp in ms as ISO-8601 with the shop's offset, such as `2026-11-29T01:00:00.000+05:30`: the part before `T` is the
 * shop's day. Null stays null.
 */
export const isoTime = <T extends number | null>(time: T): T extends number ? string : string | null =>
  (time === null
    ? null
    : new Date(time + shopOffsetMs()).toISOString().replace('Z', utcOffset())) as T extends number
    ? string
    : string | null;
