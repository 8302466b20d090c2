import { groupBy } from '../../src/lib/groupBy.ts';
import type { DatabaseKind } from '../environment/database.ts';
import type { Environment } from '../environment/environment.ts';
import type { Ledger } from '../environment/provider.ts';
import type { RunRecord, Violation } from '../environment/record.ts';
import { invariants } from '../invariants/invariants.ts';

/** A distribution of durations. */
interface Times {
  count: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
}

/** The result of a run, as stored in the result file. */
export interface Summary {
  database: string;
  kind: DatabaseKind;
  servers: number;
  seed: number;
  checkouts: number;
  /** Whether the run was interrupted before all checkouts. */
  incomplete: boolean;
  seconds: number;
  outcomes: Counts;
  faults: Counts;
  crashes: number;
  failedStarts: number;
  uncertainWrites: Counts;
  serverRecovery: Times;
  databaseRecovery: Times;
  /** Time from a payment to its order. `withoutFault`: no fault in between. `unreported`: neither the handler nor a webhook has reported the payment; from the last fault. */
  paidToOrder: { all: Times; withoutFault: Times; unreported: Times };
  secondsUntilIdle: number;
  retriedTransactions: number;
  statuses: Counts;
  captured: number;
  orders: number;
  refunds: number;
  invariants: { [name: string]: number };
  /** The first violations of each invariant. */
  examples: Violation[];
}

interface Counts {
  [name: string]: number;
}

const EXAMPLES = 5;
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** Summarises a run. Records payments that became orders too late as violations. */
export async function createSummary(
  { record, database, servers, provider }: Environment,
  { seed, kind, checkouts, signal }: Pick<Summary, 'seed' | 'kind' | 'checkouts'> & { signal?: AbortSignal },
  { startTime, idleMs, timeoutMs }: { startTime: number; idleMs: number; timeoutMs: number },
): Promise<Summary> {
  const ledger = await provider.ledger();
  const orders = await database.query('SELECT paymentId, createdAt FROM orders');
  const waits = findOrderWaits(record, ledger, orders);
  for (const { paymentId, ms } of waits) {
    if (ms.sinceLastFault > timeoutMs)
      record.addViolation('payments become orders within a minute', `${paymentId}: ${ms.sinceLastFault} ms`);
  }
  const findViolations = (name: string) => record.violations.filter(({ invariant }) => invariant === name);
  return {
    database: await database.label(),
    kind,
    servers: servers.length,
    seed,
    checkouts,
    incomplete: signal?.aborted ?? false,
    seconds: Math.round((Date.now() - startTime) / 1000),
    outcomes: sortCounts(record.outcomes),
    faults: sortCounts(record.faults),
    crashes: record.crashes,
    failedStarts: record.failedStarts,
    uncertainWrites: sortCounts(record.uncertainWriteOutcomes),
    serverRecovery: createTimes(record.serverOutages),
    databaseRecovery: createTimes(record.databaseOutages),
    paidToOrder: {
      all: createTimes(waits.map(({ ms }) => ms.all)),
      withoutFault: createTimes(waits.filter(({ hadFault }) => !hadFault).map(({ ms }) => ms.all)),
      unreported: createTimes(
        waits.filter(({ isReported }) => !isReported).map(({ ms }) => ms.sinceLastFault),
      ),
    },
    secondsUntilIdle: Math.round(idleMs / 1000),
    retriedTransactions: record.transactionRetries,
    statuses: sortCounts(record.statuses),
    captured: ledger.payments.filter(({ captured }) => captured).length,
    orders: orders.length,
    refunds: ledger.refunds.length,
    invariants: Object.fromEntries(invariants.map((name) => [name, findViolations(name).length])),
    examples: invariants
      .flatMap((name) => findViolations(name).slice(0, EXAMPLES))
      .map(addLogMessage(record.errorsByRequestId)),
  };
}

/** The time between a payment and its order. */
interface OrderWait {
  paymentId: string;
  /** Milliseconds. `all`: from the payment. `sinceLastFault`: from the payment or the end of the last fault before the order, whichever is later. */
  ms: { all: number; sinceLastFault: number };
  /** Whether a fault happened between payment and order. */
  hadFault: boolean;
  /** Whether the handler or a webhook has reported the payment. */
  isReported: boolean;
}

function findOrderWaits(
  { paidOrders, faultPeriods }: RunRecord,
  ledger: Ledger,
  orders: readonly Record<string, unknown>[],
): OrderWait[] {
  const orderTimes = new Map(orders.map((row) => [String(row.paymentId), Number(row.createdAt)]));
  const eventsOf = groupBy(ledger.events, ({ body }) => String(body.payload.payment?.entity.id));
  return paidOrders.flatMap(({ paymentId, at, isReportedByHandler }) => {
    const orderedAt = orderTimes.get(paymentId);
    // Excludes orders of a server with a wrong clock.
    if (orderedAt === undefined || Math.abs(orderedAt - at) > HALF_A_DAY_MS) return [];
    const hadFault = faultPeriods.some(({ from, until }) => from <= orderedAt && until + 1000 >= at);
    const faultEnds = faultPeriods.map(({ until }) => until).filter((until) => until <= orderedAt);
    const ms = { all: Math.max(0, orderedAt - at), sinceLastFault: orderedAt - Math.max(at, ...faultEnds) };
    const events = eventsOf.get(paymentId) ?? [];
    const isReported = isReportedByHandler || events.some(({ delivery }) => delivery === 'delivered');
    return [{ paymentId, ms, hadFault, isReported }];
  });
}

/** Adds the log message of the failed request if the violation contains its id. */
const addLogMessage =
  (errorsByRequestId: ReadonlyMap<string, string>) =>
  ({ invariant, detail }: Violation): Violation => {
    const [, requestId = ''] = /"requestId":"([^"]+)"/.exec(detail) ?? [];
    const reason = errorsByRequestId.get(requestId);
    return { invariant, detail: reason ? `${detail.trim()} (${reason})` : detail };
  };

const sortCounts = (counts: Map<string, number>): Counts =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

function createTimes(durations: readonly number[]): Times {
  const ascending = [...durations].sort((a, b) => a - b);
  const percentile = (share: number) =>
    ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
  return { count: ascending.length, p50: percentile(0.5), p99: percentile(0.99), max: ascending.at(-1) ?? 0 };
}
