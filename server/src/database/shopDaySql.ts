import { DAY_MS } from '../lib/time/shopDay.ts';
import { shopOffsetMs } from '../lib/time/shopZone.ts';
import { type Dialect, divide } from './dialects.ts';

/** SQL for the shop's day of a time in ms, as `shopDayOf`. */
export const shopDaySql = (dialect: Dialect, time: string): string =>
  divide(dialect, `(${time} + ${shopOffsetMs()})`, DAY_MS);
