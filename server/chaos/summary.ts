import { groupBy } from '../src/lib/groupBy.ts';
import type { DatabaseKind } from './database.ts';
import type { Environment } from './environment.ts';
import { invariants } from './invariants.ts';
import type { Ledger } from './provider.ts';
import type { RunRecord, Violation } from './record.ts';
import type { RunOptions } from './run.ts';

interface Times {
  count: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
}

/** The result of a run, as it is written to the result file. */
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
  inDoubt: Counts;
  serverRecovery: Times;
  databaseRecovery: Times;
  /** Time from payment to order. `undisturbed`: without a fault in between; `unannounced`: neither handler nor webhook reported the payment. */
  paidToOrder: { all: Times; undisturbed: Times; unannounced: Times };
  secondsToRest: number;
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
const HALF_A_DAY = 12 * 60 * 60 * 1000;

export async function summarise(
  { record, database, servers, provider }: Environment,
  { seed, kind, checkouts, signal }: RunOptions,
  { begin, restMs, timeoutMs }: { begin: number; restMs: number; timeoutMs: number },
): Promise<Summary> {
  const ledger = await provider.ledger();
  const orders = await database.query('SELECT paymentId, createdAt FROM orders');
  const waits = orderWaits(record, ledger, orders);
  for (const { paymentId, ms } of waits) {
    if (ms.calm > timeoutMs)
      record.addViolation('payments become orders within a minute', `${paymentId}: ${ms.calm} ms`);
  }
  const violated = (name: string) => record.violations.filter(({ invariant }) => invariant === name);
  return {
    database: await database.label(),
    kind,
    servers: servers.length,
    seed,
    checkouts,
    incomplete: signal?.aborted ?? false,
    seconds: Math.round((Date.now() - begin) / 1000),
    outcomes: sorted(record.outcomes),
    faults: sorted(record.faults),
    crashes: record.crashes,
    failedStarts: record.failedStarts,
    inDoubt: sorted(record.uncertainWriteOutcomes),
    serverRecovery: times(record.serverOutages),
    databaseRecovery: times(record.databaseOutages),
    paidToOrder: {
      all: times(waits.map(({ ms }) => ms.all)),
      undisturbed: times(waits.filter(({ disturbed }) => !disturbed).map(({ ms }) => ms.all)),
      unannounced: times(waits.filter(({ isHeard }) => !isHeard).map(({ ms }) => ms.calm)),
    },
    secondsToRest: Math.round(restMs / 1000),
    retriedTransactions: record.retries,
    statuses: sorted(record.statuses),
    captured: ledger.payments.filter(({ captured }) => captured).length,
    orders: orders.length,
    refunds: ledger.refunds.length,
    invariants: Object.fromEntries(invariants.map((name) => [name, violated(name).length])),
    examples: invariants
      .flatMap((name) => violated(name).slice(0, EXAMPLES))
      .map(explained(record.errorsByRequestId)),
  };
}

/** How long an order came after its payment. */
interface OrderWait {
  paymentId: string;
  /** Milliseconds. `all`: from the payment. `calm`: from the last fault before the order, or from the payment. */
  ms: { all: number; calm: number };
  /** Whether there was a fault in between. */
  disturbed: boolean;
  /** Whether the handler or a webhook has reported the payment. */
  isHeard: boolean;
}

function orderWaits(
  { paidOrders, faultPeriods }: RunRecord,
  ledger: Ledger,
  orders: readonly Record<string, unknown>[],
): OrderWait[] {
  const placed = new Map(orders.map((row) => [String(row.paymentId), Number(row.createdAt)]));
  const eventsOf = groupBy(ledger.events, ({ body }) => String(body.payload.payment?.entity.id));
  return paidOrders.flatMap(({ paymentId, at, isReportedByHandler }) => {
    const orderedAt = placed.get(paymentId);
    // Excludes orders of a server with a wrong clock.
    if (orderedAt === undefined || Math.abs(orderedAt - at) > HALF_A_DAY) return [];
    const disturbed = faultPeriods.some(({ from, until }) => from <= orderedAt && until + 1000 >= at);
    const faultEnds = faultPeriods.map(({ until }) => until).filter((until) => until <= orderedAt);
    const ms = { all: Math.max(0, orderedAt - at), calm: orderedAt - Math.max(at, ...faultEnds) };
    const events = eventsOf.get(paymentId) ?? [];
    const isHeard = isReportedByHandler || events.some(({ delivery }) => delivery === 'delivered');
    return [{ paymentId, ms, disturbed, isHeard }];
  });
}

/** Adds the log message of the request that a violation names. */
const explained =
  (errorsByRequestId: ReadonlyMap<string, string>) =>
  ({ invariant, detail }: Violation): Violation => {
    const [, requestId = ''] = /"requestId":"([^"]+)"/.exec(detail) ?? [];
    const reason = errorsByRequestId.get(requestId);
    return { invariant, detail: reason ? `${detail.trim()} (${reason})` : detail };
  };

const sorted = (counts: Map<string, number>): Counts =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

function times(all: readonly number[]): Times {
  const ordered = [...all].sort((a, b) => a - b);
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { count: ordered.length, p50: at(0.5), p99: at(0.99), max: ordered.at(-1) ?? 0 };
}
