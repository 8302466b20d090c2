import type { Summary } from './summary.ts';

const WIDTH = 46;

const mark = (isGood: boolean) => (isGood ? '✓' : '✗');

/** The summary of a run as a text table. */
export function tableOf(summary: Summary): string {
  const { serverRecovery, databaseRecovery, paidToOrder } = summary;
  const of = (counts: { [name: string]: number }) =>
    Object.entries(counts).map(([name, count]): [string, string] => [`  ${name}`, String(count)]);
  const wait = ({ count, p50, p99, max }: typeof serverRecovery) =>
    count === 0 ? '–' : `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms (${count})`;
  const within = (limit: number, times: typeof serverRecovery) =>
    times.count === 0 ? '–' : `${mark(times.max <= limit)} ${wait(times)}, at most ${limit} ms`;
  const violations = Object.values(summary.invariants).reduce((sum, count) => sum + count, 0);
  const rows: [string, string][] = [
    [`── ${summary.database}, ${summary.servers} server(s), seed ${summary.seed} ──`, `${summary.seconds} s`],
    ['checkouts', `${summary.checkouts}${summary.incomplete ? ' planned; INCOMPLETE, interrupted' : ''}`],
    ...of(summary.outcomes),
    ['captured payments', `${summary.captured} → ${summary.orders} orders, ${summary.refunds} refunds`],
    ['faults', String(Object.values(summary.faults).reduce((sum, count) => sum + count, 0))],
    ...of(summary.faults),
    ['crashes at a crash point', String(summary.crashes)],
    ['failed starts', String(summary.failedStarts)],
    ['writes in doubt, by outcome', ''],
    ...of(summary.inDoubt),
    ['a killed server answers again after', within(5000, serverRecovery)],
    ['first success after the database is back', within(2000, databaseRecovery)],
    ['paid → order', wait(paidToOrder.all)],
    ['paid → order without a fault', within(2000, paidToOrder.undisturbed)],
    ['paid → order with tab and webhooks lost', within(60_000, paidToOrder.unannounced)],
    [
      'idle after the last shopper',
      `${mark(summary.secondsToRest <= 60)} ${summary.secondsToRest} s, at most 60 s`,
    ],
    ['transactions repeated (deadlock, busy)', String(summary.retriedTransactions)],
    ['responses to regular shoppers', ''],
    ...of(summary.statuses),
    ['violations', String(violations)],
    ...of(summary.invariants),
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(WIDTH)} ${value}`.trimEnd());
  const examples = summary.examples.map(({ invariant, detail }) => `!!! ${invariant}: ${detail}`);
  return [...lines, ...examples, ''].join('\n');
}

/** Number of violations. */
export const violationsOf = ({ invariants }: Summary): number =>
  Object.values(invariants).reduce((sum, count) => sum + count, 0);
