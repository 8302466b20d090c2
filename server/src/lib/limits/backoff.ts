import { type FindOperator, LessThanOrEqual, MoreThan, Or } from 'typeorm';

const FIRST_DELAY_MS = 15_000;
export const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;
/** How far the clocks of two processes may differ before a stored time counts as set before the clock was put back. */
export const CLOCK_TOLERANCE_MS = 60 * 60 * 1000;

/** When to retry after `attempts` failures: exponential back-off from 15 s to one hour. */
export const nextRetryAt = (attempts: number, now: number): number =>
  now + Math.min(MAX_RETRY_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));

/**
 * Matches stored times that are due. A time further ahead than `maxDelay` was set before the clock was put back, so it counts as due.
 * @param by times up to this one are due: the present, or the start of a run, which may be hours ago
 * @param maxDelay the longest delay that is ever stored, in ms
 */
export const isDue = (by: number, maxDelay = MAX_RETRY_DELAY_MS): FindOperator<number> =>
  Or(LessThanOrEqual(by), MoreThan(Date.now() + maxDelay + CLOCK_TOLERANCE_MS));
