import { type FindOperator, LessThanOrEqual, MoreThan, Or } from 'typeorm';

const FIRST_MS = 15_000;
/** Nobody waits for longer: what is due later than that was planned before the clock was put back. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** When to try again what has failed `attempts` times: after 15 s, 30 s, 1 min … at most an hour. */
export const nextTry = (attempts: number, now: number): number =>
  now + Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** (attempts - 1));

/**
 * The times that have come. Also those further ahead than anybody waits: they were set before the clock was put back.
 * @param longest the longest that may be waited for, in ms
 */
export const isDue = (now: number, longest = LONGEST_WAIT_MS): FindOperator<number> =>
  Or(LessThanOrEqual(now), MoreThan(now + longest));
