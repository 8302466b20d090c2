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
  // Of each request and all that end after it, when the first began: until then nobody waits.
  const begins = requests.map((request) => request.from);
  for (let at = begins.length - 2; at >= 0; at--)
    begins[at] = Math.min(begins[at] ?? 0, begins[at + 1] ?? Number.POSITIVE_INFINITY);
  let longest = 0;
  let last = from;
  let begin = from;
  for (const [at, request] of requests.entries()) {
    if (isFailed(request)) continue;
    const end = request.until;
    if (end > from && last < until) longest = Math.max(longest, end - Math.max(last, begin));
    last = Math.max(last, end);
    begin = begins[at + 1] ?? last;
    if (last >= until) break;
  }
  return longest;
}
