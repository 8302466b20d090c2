import { type FindOperator, LessThanOrEqual, MoreThan, Or } from 'typeorm';

const FIRST_DELAY_MS = 15_000;
export const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;

/** When to retry after `attempts` failures: exponential back-off from 15 s to one hour. */
export const nextRetryAt = (attempts: number, now: number): number =>
  now + Math.min(MAX_RETRY_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));

/**
 * Matches stored times that are due. A time further ahead than `maxDelay` was set before the clock was put back, so it counts as due.
 * @param maxDelay the longest delay that is ever stored, in ms
 */
export const isDue = (now: number, maxDelay = MAX_RETRY_DELAY_MS): FindOperator<number> =>
  Or(LessThanOrEqual(now), MoreThan(now + maxDelay));
