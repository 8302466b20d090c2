import { shopOffsetMs } from './shopZone.ts';

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A point in time as people of the shop read it: as `23 Nov 2026, 6:05 pm`. */
export const shopTimeText = (time: number): string => format.format(time + shopOffsetMs());

/** The day of a point in time as people of the shop read it, such as `23 Nov 2026`. */
export const shopDateText = (time: number): string => dateFormat.format(time + shopOffsetMs());
