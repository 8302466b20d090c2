import { channel } from 'node:diagnostics_channel';

/** Steps of payments and orders at which the fault-injection tests kill the process. */
export const CRASH_POINTS = [
  'after the reservation',
  'after the provider order',
  'before the event is stored',
  'after the event is stored',
  'after the capture',
  'mid-settlement',
  'after the commit',
  'mid-refund',
  'before the refund',
  'after the refund',
  'mid-invoice',
  'mid-credit-note',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Messages are `{ name: CrashPoint }`. */
export const CRASH_POINT_CHANNEL = 'kirana.crash-point';

const crashPoints = channel(CRASH_POINT_CHANNEL);

/** Publishes that a step is reached. Subscribers run before it returns; without subscribers it does nothing. */
export function crashPoint(name: CrashPoint): void {
  if (crashPoints.hasSubscribers) crashPoints.publish({ name });
}
