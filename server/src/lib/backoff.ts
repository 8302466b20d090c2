const FIRST_MS = 15_000;
const LONGEST_MS = 60 * 60 * 1000;

/** When to try again what has failed `attempts` times: after 15 s, 30 s, 1 min … at most an hour. */
export const nextTry = (attempts: number, now: number): number =>
  now + Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
