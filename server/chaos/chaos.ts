import { writeFileSync } from 'node:fs';
import { createLimiter } from '../src/lib/limits/limiter.ts';
import { bugs } from './bugs/bugs.ts';
import { type Planting, preparePlantings } from './bugs/plantBugs.ts';
import type { Violation } from './environment/record.ts';
import { type Options, readOptions, usage } from './options.ts';
import { countViolations, formatSummary } from './report/report.ts';
import { writeResult } from './report/resultFile.ts';
import type { Summary } from './report/summary.ts';
import { runChaos } from './run.ts';
import { runAllScenarios } from './scenarios/scenarioRun.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Aborted by SIGTERM or SIGINT, which end the run early. */
const interruption = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => interruption.abort());

/** Runs on one database after the other; each gets an equal share of the checkouts and kills. @returns whether no invariant was violated */
async function run(options: Options): Promise<boolean> {
  const { databases, databaseKills } = options;
  print(`seed ${options.seed}`);
  const share = (count: number) => Math.round(count / databases.length);
  const summaries: Summary[] = [];
  for (const kind of databases) {
    const summary = await runChaos({
      ...options,
      kind,
      checkouts: share(options.checkouts),
      serverKills: share(options.serverKills),
      // An embedded database is killed with its server.
      databaseKills: kind === 'mysql' ? databaseKills : 0,
      onProgress: print,
      signal: interruption.signal,
    });
    print(`\n${formatSummary(summary)}`);
    summaries.push(summary);
    if (options.result) {
      writeResult(options.result, summaries);
      print(`The result is in ${options.result}`);
    }
    if (interruption.signal.aborted) break;
  }
  const violations = summaries.reduce((sum, summary) => sum + countViolations(summary), 0);
  print(violations === 0 ? 'No invariant was violated.' : `${violations} violations`);
  return violations === 0 && !interruption.signal.aborted;
}

/** The bugs that the options select, once for each database on which they are planted. @throws Error if there are none */
function selectBugs({ only, databases }: Options): Planting[] {
  const plantings = bugs
    .filter(({ name }) => name.includes(only))
    .flatMap((bug) =>
      (bug.databases ?? (['sqlite'] as const))
        .filter((kind) => databases.includes(kind))
        .map((kind) => ({ bug, kind })),
    );
  if (plantings.length === 0)
    throw new Error(`There is no planted bug "${only}" on ${databases.join(' or ')}`);
  return plantings;
}

/** Plants every selected bug. @returns whether the harness has caught all of them */
async function testBugs(options: Options): Promise<boolean> {
  const plantings = selectBugs(options);
  const { plant, remove } = await preparePlantings(plantings);
  const verdicts = await runConcurrently(plantings, async (planting) => {
    const { bug, kind } = planting;
    const { isCaught, violations } = await plant(planting);
    const violated = new Set(violations.map(({ invariant }) => invariant));
    const verdict = isCaught ? `caught by "${bug.caughtBy}"` : `NOT CAUGHT by "${bug.caughtBy}"`;
    print(
      `${verdict.padEnd(60)} ${bug.name} (${kind})${isCaught ? '' : ` (violated: ${[...violated].join(', ') || 'nothing'})`}`,
    );
    return isCaught;
  });
  remove();
  const caught = verdicts.filter(Boolean).length;
  print(`${caught} of ${verdicts.length} planted bugs caught`);
  return caught === verdicts.length;
}

/** A test of `npm test`. */
interface Test {
  name: string;
  /** @returns why it failed; empty if it passed */
  run(): Promise<string[]>;
}

/** The part that `npm test` runs: all scenarios, a short run on each database, and the bugs marked `inTests`. @returns whether all tests passed */
async function test(options: Options): Promise<boolean> {
  const plantings = selectBugs(options).filter(
    ({ bug, kind }) => (bug.inTests && kind === 'sqlite') || options.only !== '',
  );
  const { plant, remove } = await preparePlantings(plantings);
  const tests = [
    // The longest begin first.
    ...(options.only === '' ? correctShopTests(options) : []),
    ...plantings.map((planting) => ({
      name: `planted bug is caught on ${planting.kind}: ${planting.bug.name}`,
      async run() {
        const { isCaught, violations } = await plant(planting);
        return isCaught ? [] : ['the bug was not caught', ...violations.map(describeViolation)];
      },
    })),
  ];
  const results = await runConcurrently(tests, async ({ name, run: runTest }) => {
    const from = performance.now();
    const failures = await runTest().catch((error: Error) => [String(error.stack)]);
    const seconds = Math.round((performance.now() - from) / 1000);
    print(`${failures.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    for (const failure of failures) print(`    ${failure}`);
    return { name, isPassed: failures.length === 0 };
  });
  remove();
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  const totals = {
    passed: results.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
  };
  if (options.result) writeFileSync(options.result, JSON.stringify(totals));
  print(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0;
}

/** The shop without a planted bug violates no invariant. */
const correctShopTests = ({ databases }: Options): Test[] => [
  ...databases.map((kind) => ({
    name: `a run with faults on ${kind} violates no invariant`,
    async run() {
      const { examples } = await runChaos({ ...shortRun, seed: TEST_SEED, kind });
      return examples.map(describeViolation);
    },
  })),
  {
    name: 'the scenarios violate no invariant',
    run: async () => (await runAllScenarios(shortRun.timeoutMs)).map(describeViolation),
  },
];

const describeViolation = ({ invariant, detail }: Violation) => `${invariant}: ${detail}`;

/** How many shops with their databases run at the same time: they mostly wait. */
const CONCURRENCY = 3;

/** @returns the results, in the order of the items */
function runConcurrently<Item, T>(items: readonly Item[], work: (item: Item) => Promise<T>): Promise<T[]> {
  const limit = createLimiter(CONCURRENCY, items.length);
  return Promise.all(items.map((item) => limit(() => work(item))));
}

const TEST_SEED = 7;
/** On each database. More shoppers at once take no longer: they mostly wait for faults to end. */
const shortRun = {
  checkouts: 150,
  serverKills: 2,
  databaseKills: 1,
  faults: ['server', 'crash', 'database', 'cut', 'webhooks'],
  shoppers: 15,
  // Long, because tests check correctness, not speed.
  timeoutMs: 180_000,
} as const;

const modes = { run, bugs: testBugs, test };

try {
  const options = readOptions(process.argv.slice(2));
  process.exit((await modes[options.mode](options)) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n\n${usage}`);
  process.exit(2);
}
