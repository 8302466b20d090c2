import { DAY_MS, SHOP_OFFSET_MS } from '../lib/shopDay.ts';
import { type Dialect, divide } from './dialects.ts';

/** SQL for the shop's day of a time in ms, as `shopDayOf`. */
export const shopDaySql = (dialect: Dialect, time: string): string =>
  divide(dialect, `(${time} + ${SHOP_OFFSET_MS})`, DAY_MS);
