/** What happened to the browsing requests that were sent at a fixed rate. */
export interface Browsing {
  /** Requests that were due. */
  offered: number;
  /** Answered with the right response. */
  answered: number;
  /** Answered 503 with Retry-After. */
  refused: number;
  /** Not sent, because all connections waited for a response. */
  unsent: number;
  /** Anything else: wrong responses, lost connections, 503 without Retry-After. */
  failed: number;
  /** Response times of the answered ones, in ms. */
  p50: number;
  p99: number;
  /** Duration in seconds, until the last response. */
  seconds: number;
}

/** One payment. */
export interface Payment {
  /** When it was due, in ms of `performance.now()`. */
  dueAt: number;
  /** From then until the order was placed, in ms. */
  duration: number;
  /** Why it failed; null: the order is paid. */
  failure: string | null;
}

/** The shop bears a load if it answers nearly everything, and does not fall behind. Not by p99: other processes cause single pauses. */
const BORNE_SHARE = 0.97;
const BORNE_MEDIAN_MS = 60;
const BORNE_DELAY_SECONDS = 0.3;
/** Of the unloaded median; two runs without any load differ by as much. */
const RECOVERED_RATIO = 1.25;

/** Whether the shop bears this load. */
export const isBorne = ({ offered, answered, p50, seconds }: Browsing, plannedSeconds: number): boolean =>
  answered >= BORNE_SHARE * offered &&
  p50 <= BORNE_MEDIAN_MS &&
  seconds <= plannedSeconds + BORNE_DELAY_SECONDS;

/** A percentile, rounded to tenths; 0 without values. @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) / 10;
}

/**
 * How many seconds after the end of a load payments are as fast as without it: the first second from which on the median of each second
 * is. Null: not within the payments.
 * @param endOfLoad in ms of `performance.now()`
 */
export function secondsUntilRecovered(
  payments: readonly Payment[],
  endOfLoad: number,
  unloadedMedian: number,
): number | null {
  const bySecond = new Map<number, number[]>();
  for (const { dueAt, duration, failure } of payments) {
    const second = Math.floor((dueAt - endOfLoad) / 1000);
    if (second < 0) continue;
    bySecond.set(second, [...(bySecond.get(second) ?? []), failure === null ? duration : Infinity]);
  }
  const seconds = [...bySecond.keys()].sort((a, b) => a - b);
  const isSlow = (second: number) =>
    percentile(bySecond.get(second) ?? [], 0.5) > RECOVERED_RATIO * unloadedMedian;
  const recovered = seconds[seconds.findLastIndex(isSlow) + 1];
  return recovered ?? null;
}
