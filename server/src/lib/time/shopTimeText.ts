import { shopOffsetMs } from './shopZone.ts';

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A point in time as people of the shop read it: as `23 Nov 2026, 6:05 pm`. */
export const shopTimeText = (time: number): string => format.format(time + shopOffsetMs());
