import type { FaultPeriod, ShopperRequest } from '../environment/record.ts';

/** What shoppers noticed of the faults of one name. */
export interface Availability {
  /** The number of faults. */
  faults: number;
  /** Requests that were under way during such a fault, or began within two seconds after it. */
  requests: number;
  /** Of them, those that failed, by status; `no response` is one of them. */
  failed: { [status: string]: number };
  /** Failed requests that repeated a failed one. */
  failedAgain: number;
  /** The longest time in which shoppers waited and nobody got a successful response, in ms. */
  longestStallMs: number;
  /** Duration of the slowest request, in ms. */
  slowestMs: number;
}

/** Time after a fault in which its effects are still its own, in ms. */
const AFTERMATH_MS = 2000;
/** A request repeats another one if it begins within this time after it, in ms. */
const RETRY_MS = 2500;

const isFailed = ({ status }: ShopperRequest): boolean => status === 0 || status >= 500;

/**
 * Sums up what shoppers noticed, by the faults' names. The name `none` has the requests that no fault touched.
 * @param requests in the order of their ends
 */
export function summarizeAvailability(
  requests: readonly ShopperRequest[],
  periods: readonly FaultPeriod[],
): { [fault: string]: Availability } {
  const repeatedFailures = findRepeatedFailures(requests);
  const summaries = new Map<string, Availability>();
  const summaryOf = (name: string): Availability => {
    const summary = summaries.get(name) ?? createAvailability();
    summaries.set(name, summary);
    return summary;
  };
  for (const { name, from, until } of periods) {
    const summary = summaryOf(name);
    summary.faults++;
    const bounds = { from, until: until + AFTERMATH_MS };
    summary.longestStallMs = Math.max(summary.longestStallMs, findLongestStall(requests, bounds));
  }
  for (const request of requests) {
    // The aftermath of a fault can reach into the next one, whose effects these then are.
    const period = periods.findLast(
      ({ from, until }) => request.until >= from && request.from <= until + AFTERMATH_MS,
    );
    const summary = summaryOf(period?.name ?? 'none');
    summary.requests++;
    summary.slowestMs = Math.max(summary.slowestMs, request.until - request.from);
    if (!isFailed(request)) continue;
    const status = request.status === 0 ? 'no response' : String(request.status);
    summary.failed[status] = (summary.failed[status] ?? 0) + 1;
    if (repeatedFailures.has(request)) summary.failedAgain++;
  }
  return Object.fromEntries([...summaries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const createAvailability = (): Availability => ({
  faults: 0,
  requests: 0,
  failed: {},
  failedAgain: 0,
  longestStallMs: 0,
  slowestMs: 0,
});

/** Failed requests whose shopper has just seen the same request fail. */
function findRepeatedFailures(requests: readonly ShopperRequest[]): Set<ShopperRequest> {
  const lastFailures = new Map<string, number>();
  const repeatedFailures = new Set<ShopperRequest>();
  for (const request of requests) {
    if (!isFailed(request)) {
      lastFailures.delete(request.key);
      continue;
    }
    const failedAt = lastFailures.get(request.key);
    // Requests of a double click fail at the same time, and do not repeat each other.
    if (failedAt !== undefined && request.from >= failedAt && request.from - failedAt < RETRY_MS)
      repeatedFailures.add(request);
    lastFailures.set(request.key, request.until);
  }
  return repeatedFailures;
}

/** The longest time that touches the period in which shoppers waited and nobody got a successful response, in ms. */
function findLongestStall(
  requests: readonly ShopperRequest[],
  { from, until }: { from: number; until: number },
): number {
  const touches = (time: { from: number; until: number }) => time.until > from && time.from < until;
  const successes = requests.filter((request) => !isFailed(request)).map((request) => request.until);
  const stalls = findWaits(requests)
    .filter(touches)
    .flatMap((wait) => {
      const ends = [...successes.filter((at) => at > wait.from && at < wait.until), wait.until];
      return ends.map((end, index) => ({ from: ends[index - 1] ?? wait.from, until: end }));
    });
  return Math.max(0, ...stalls.filter(touches).map((stall) => stall.until - Math.max(stall.from, from)));
}

/** The times without a gap in which some request was under way, or had failed and was about to be repeated. */
function findWaits(requests: readonly ShopperRequest[]): { from: number; until: number }[] {
  const waits: { from: number; until: number }[] = [];
  const ordered = requests.toSorted((a, b) => a.from - b.from);
  for (const [at, request] of ordered.entries()) {
    const until = isFailed(request) ? findRepetition(ordered, at) : request.until;
    const previous = waits.at(-1);
    if (previous && request.from <= previous.until) previous.until = Math.max(previous.until, until);
    else waits.push({ from: request.from, until });
  }
  return waits;
}

/** When a failed request is repeated; if it is not, when it would be at the latest. */
function findRepetition(ordered: readonly ShopperRequest[], at: number): number {
  const { key, until } = ordered[at] as ShopperRequest;
  for (const next of ordered.slice(at + 1)) {
    if (next.from > until + RETRY_MS) break;
    if (next.key === key && next.from >= until) return next.from;
  }
  return until + RETRY_MS;
}
