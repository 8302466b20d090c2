import { channel } from 'node:diagnostics_channel';

/** A step of a payment after which the process may die: the fault harness ends it there. */
export type CrashPoint =
  | 'after the reservation'
  | 'after the provider order'
  | 'before the event is stored'
  | 'after the event is stored'
  | 'after the capture'
  | 'mid-settlement'
  | 'after the commit'
  | 'after the refund';

/** Messages are `{ name: CrashPoint }`. */
export const CRASH_POINT_CHANNEL = 'kirana.crash-point';

const crashPoints = channel(CRASH_POINT_CHANNEL);

/** Publishes that a step is reached. Subscribers run before it returns; without subscribers it does nothing. */
export function crashPoint(name: CrashPoint): void {
  if (crashPoints.hasSubscribers) crashPoints.publish({ name });
}
