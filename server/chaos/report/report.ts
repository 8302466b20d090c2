import type { Summary } from './summary.ts';

const WIDTH = 46;

const markOf = (isGood: boolean) => (isGood ? '✓' : '✗');

/** Formats the summary of a run as a text table. */
export function formatSummary(summary: Summary): string {
  const { serverRecovery, databaseRecovery, paidToOrder } = summary;
  const countRows = (counts: { [name: string]: number }) =>
    Object.entries(counts).map(([name, count]): [string, string] => [`  ${name}`, String(count)]);
  const formatTimes = ({ count, p50, p99, max }: typeof serverRecovery) =>
    count === 0 ? '–' : `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms (${count})`;
  const formatLimit = (limit: number, times: typeof serverRecovery) =>
    times.count === 0 ? '–' : `${markOf(times.max <= limit)} ${formatTimes(times)}, at most ${limit} ms`;
  const rows: [string, string][] = [
    [`── ${summary.database}, ${summary.servers} server(s), seed ${summary.seed} ──`, `${summary.seconds} s`],
    ['checkouts', `${summary.checkouts}${summary.incomplete ? ' planned; incomplete, interrupted' : ''}`],
    ...countRows(summary.outcomes),
    ['captured payments', `${summary.captured} → ${summary.orders} orders, ${summary.refunds} refunds`],
    ['faults', String(Object.values(summary.faults).reduce((sum, count) => sum + count, 0))],
    ...countRows(summary.faults),
    ['crashes at a crash point', String(summary.crashes)],
    ['failed starts', String(summary.failedStarts)],
    ['uncertain writes, by outcome', ''],
    ...countRows(summary.uncertainWrites),
    ['a killed server is ready again after', formatLimit(5000, serverRecovery)],
    ['first success after the database is back', formatLimit(2000, databaseRecovery)],
    ['paid → order', formatTimes(paidToOrder.all)],
    ['paid → order without a fault', formatLimit(2000, paidToOrder.withoutFault)],
    ['paid → order with tab and webhooks lost', formatLimit(60_000, paidToOrder.unreported)],
    [
      'idle after the last shopper',
      `${markOf(summary.secondsUntilIdle <= 60)} ${summary.secondsUntilIdle} s, at most 60 s`,
    ],
    ['transactions repeated (deadlock, busy)', String(summary.retriedTransactions)],
    ['responses to regular shoppers', ''],
    ...countRows(summary.statuses),
    ['violations', String(countViolations(summary))],
    ...countRows(summary.invariants),
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(WIDTH)} ${value}`.trimEnd());
  const examples = summary.examples.map(({ invariant, detail }) => `!!! ${invariant}: ${detail}`);
  return [...lines, ...examples, ''].join('\n');
}

/** The number of violations of a run. */
export const countViolations = ({ invariants }: Summary): number =>
  Object.values(invariants).reduce((sum, count) => sum + count, 0);
