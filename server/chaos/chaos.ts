import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bugs } from './bugs.ts';
import { type Options, readOptions, usage } from './options.ts';
import { plantBugs, runAllScenarios } from './plantBugs.ts';
import type { Violation } from './record.ts';
import { tableOf, violationsOf } from './report.ts';
import { runChaos } from './run.ts';
import type { Summary } from './summary.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Aborted when a signal ends the run early. */
const interruption = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => interruption.abort());

/** Runs on each database in turn; each gets an equal share of the checkouts and kills. */
async function run(options: Options): Promise<boolean> {
  const { databases, databaseKills } = options;
  say(`seed ${options.seed}`);
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
      onProgress: say,
      signal: interruption.signal,
    });
    say(`\n${tableOf(summary)}`);
    summaries.push(summary);
    if (options.result) writeResult(options.result, summaries);
    if (interruption.signal.aborted) break;
  }
  const violations = summaries.reduce((sum, summary) => sum + violationsOf(summary), 0);
  say(violations === 0 ? 'No invariant was violated.' : `${violations} VIOLATIONS`);
  return violations === 0 && !interruption.signal.aborted;
}

function writeResult(file: string, runs: Summary[]): void {
  const machine = {
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
    cpu: os.cpus()[0]?.model ?? 'unknown',
    cpus: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, runs }, null, 2)}\n`);
  say(`written to ${file}`);
}

/** The bugs that the options select, with the databases on which each is planted. */
const chosenBugs = ({ only, databases }: Options) =>
  bugs
    .filter(({ name }) => name.includes(only))
    .flatMap((bug) =>
      (bug.on ?? (['sqlite'] as const))
        .filter((kind) => databases.includes(kind))
        .map((kind) => ({ bug, kind })),
    );

/** Plants every selected bug; the harness must catch each one. */
async function testBugs(options: Options): Promise<boolean> {
  const verdicts = await plantBugs(chosenBugs(options), {
    atATime: 2,
    onVerdict: ({ bug, kind, isCaught, violations }) => {
      const others = new Set(violations.map(({ invariant }) => invariant));
      const verdict = isCaught ? `caught by "${bug.caughtBy}"` : `NOT CAUGHT by "${bug.caughtBy}"`;
      say(
        `${verdict.padEnd(60)} ${bug.name} (${kind})${isCaught ? '' : ` (violated: ${[...others].join(', ') || 'nothing'})`}`,
      );
    },
  });
  const caught = verdicts.filter(({ isCaught }) => isCaught).length;
  say(`${caught} of ${verdicts.length} planted bugs caught`);
  return caught === verdicts.length;
}

/** What `npm test` runs: the scenarios, a short run on each database, and the planted bugs that matter most. */
async function test(options: Options): Promise<boolean> {
  const faultCounts = new Map<string, number>();
  const reportTest = (name: string, faults: readonly string[]) => {
    faultCounts.set(name, faults.length);
    say(`${faults.length === 0 ? '✓' : '✗'} ${name} (${Math.round(performance.now() / 1000)} s)`);
    for (const fault of faults) say(`    ${fault}`);
  };
  const describe = ({ invariant, detail }: Violation) => `${invariant}: ${detail}`;

  if (options.only === '') {
    reportTest(
      'the scenarios violate no invariant',
      (await runAllScenarios(shortRun.timeoutMs)).map(describe),
    );
    for (const kind of options.databases) {
      const { examples } = await runChaos({ ...shortRun, seed: TEST_SEED, kind });
      reportTest(`a run with faults on ${kind} violates no invariant`, examples.map(describe));
    }
  }
  const planted = chosenBugs(options).filter(
    ({ bug, kind }) => (bug.inTests && kind === 'sqlite') || options.only !== '',
  );
  await plantBugs(planted, {
    atATime: 2,
    onVerdict: ({ bug, kind, isCaught, violations }) =>
      reportTest(
        `planted bug is caught on ${kind}: ${bug.name}`,
        isCaught ? [] : ['the bug was not caught', ...violations.map(describe)],
      ),
  });
  const failed = [...faultCounts.values()].filter((faults) => faults > 0).length;
  const tally = { passed: faultCounts.size - failed, failed, skipped: 0 };
  if (options.result) writeFileSync(options.result, JSON.stringify(tally));
  say(`${tally.passed} passed, ${failed} failed`);
  return failed === 0;
}

const TEST_SEED = 7;
const shortRun = {
  checkouts: 60,
  serverKills: 2,
  databaseKills: 1,
  faults: ['server', 'crash', 'database', 'cut', 'webhooks'],
  shoppers: 6,
  // Generous, because tests check correctness, not speed.
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
