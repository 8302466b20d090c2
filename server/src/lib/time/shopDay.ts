import { shopOffsetMs } from './shopZone.ts';

/** A day in the shop's time zone, as the number of days since 1970-01-01. */
export type ShopDay = number;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a point in time. */
export const shopDayOf = (time: number): ShopDay => Math.floor((time + shopOffsetMs()) / DAY_MS);

/** When a day begins, in ms since 1970 in UTC. */
export const startOfShopDay = (day: ShopDay): number => day * DAY_MS - shopOffsetMs();

/** As `2026-11-23`. */
export const formatShopDay = (day: ShopDay): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A point in time as the shop's clocks show it, which spreadsheets read: as `2026-11-23 18:05:09`. */
export const formatShopTime = (time: number): string =>
  new Date(time + shopOffsetMs()).toISOString().slice(0, 19).replace('T', ' ');

/** The day that `formatShopDay` writes like this; null if there is none. */
export function parseShopDay(text: string): ShopDay | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) / DAY_MS : Number.NaN;
  // Date.parse takes 31 February for 3 March.
  return Number.isInteger(day) && formatShopDay(day) === text ? day : null;
}
