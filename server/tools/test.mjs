// @ts-check
/**
 * `npm test`: every suite, one after the other, with a summary at the end. Missing programs are installed where possible. Each suite keeps
 * two processors busy: at the same time they would only wait for each other, and some tests too long.
 * `npm test -- server|client|e2e|chaos|cluster [FILTER]` runs one suite, or only its files whose path matches.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build/freshness.mjs';
import { run as runAttached } from './command.mjs';
import { client, root, server } from './paths.mjs';
import {
  chromium,
  galera,
  haproxy,
  installIfMissing,
  mustHaveAll,
  mysql,
  redis,
} from './programs/provision.mjs';
import { fetchPreviousRelease, hasPreviousRelease } from './schema/previousRelease.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} TestCounts
 *   `failures`: the failed tests, each by name and with its errors
 *
 * The fields of the runners' JSON reports that are used:
 * @typedef {{ name: string, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: JestFile[] }} JestReport Vitest writes the same
 * @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest
 * @typedef {{ file: string, specs: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @type {TestCounts} */
const noTests = { passed: 0, failed: 0, skipped: 0, failures: [] };

const suites = {
  server: serverSuite,
  client: clientSuite,
  e2e: browserSuite,
  chaos: chaosSuite,
  cluster: clusterSuite,
};

/** The browser tests have taken 28 minutes on a slow host. */
const MAX_SUITE_MS = 75 * 60_000;

/** Of each error of a failed test in the summary; all of it is in the suite's output. */
const MAX_ERROR_LINES = 25;

const [selectedSuite, ...filter] = process.argv.slice(2);
if (selectedSuite && !(selectedSuite in suites)) {
  process.stderr.write(
    `There is no suite "${selectedSuite}"; there are ${Object.keys(suites).join(', ')}.\n`,
  );
  process.exit(1);
}

const reports = mkdtempSync(path.join(tmpdir(), 'kirana-test-'));
/** @type {string[]} */
const notices = [];
/** @type {{ name: string, counts: TestCounts, seconds: number }[]} */
const results = [];
if (selectedSuite !== 'client') await ensureBuilt();
for (const [name, runSuite] of Object.entries(suites)) {
  if (selectedSuite && selectedSuite !== name) continue;
  const from = performance.now();
  const counts = await runSuite();
  results.push({ name, counts, seconds: (performance.now() - from) / 1000 });
}
rmSync(reports, { recursive: true });

const total = sumCounts(results.map(({ counts }) => counts));
for (const notice of notices) process.stdout.write(`\n!!! ${notice}\n`);
process.stdout.write('\n');
for (const failure of total.failures) process.stdout.write(`Failed: ${failure}\n`);
for (const { name, counts, seconds } of results)
  process.stdout.write(`${formatCounts(name, counts)}, ${seconds.toFixed(0)} s\n`);
process.stdout.write(`${formatCounts('all', total)}\n`);
// Their names once more: of a long output often only the end is kept.
for (const failure of total.failures) process.stdout.write(`Failed: ${failure.split('\n', 1)[0]}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Runs a suite's program; one that hangs is ended.
 * @param {string} program
 * @param {string[]} args
 * @param {import('./command.mjs').Options} [options]
 * @returns {Promise<number>} its exit code
 */
function run(program, args, options) {
  return runAttached(program, args, { ...options, maxMs: MAX_SUITE_MS });
}

/**
 * @param {string} name
 * @param {TestCounts} counts
 */
function formatCounts(name, { passed, failed, skipped }) {
  return `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * The server's tests with Jest: without a database, on SQLite, on MySQL and on a cluster; some also need Redis or HAProxy.
 * Some request pages and pictures of the build.
 */
async function serverSuite() {
  const withMysql = await installIfMissing(mysql);
  const withGalera = await installIfMissing(galera);
  const withRedis = await installIfMissing(redis);
  const withHaproxy = await installIfMissing(haproxy);
  const withPreviousRelease = hasPreviousRelease();
  const projects = ['unit', 'sqlite', ...(withMysql ? ['mysql'] : []), ...(withGalera ? ['cluster'] : [])];
  const report = path.join(reports, 'server.json');
  const code = await run(
    'jest',
    ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...filter],
    {
      cwd: server,
      env: {
        TEST_REDIS: String(withRedis),
        TEST_HAPROXY: String(withHaproxy),
        TEST_PREVIOUS_RELEASE: String(withPreviousRelease),
      },
    },
  );
  return sumCounts([
    readCounts(code, report, jestCounts),
    ...(withMysql ? [] : [reportMissingProgram('The server tests on MySQL', mysql)]),
    ...(withGalera ? [] : [reportMissingProgram('The server tests on a cluster', galera)]),
    ...(withRedis ? [] : [reportMissingProgram('The server tests with Redis', redis)]),
    ...(withHaproxy ? [] : [reportMissingProgram('The tests of the proxy', haproxy)]),
    ...(withPreviousRelease ? [] : [reportMissingRelease()]),
  ]);
}

/** The client's tests with Vitest, whose report is like Jest's. */
async function clientSuite() {
  const report = path.join(reports, 'client.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter];
  return readCounts(await run('vitest', args, { cwd: client }), report, jestCounts);
}

/** The built shop in a real browser, with Playwright. */
async function browserSuite() {
  if (!(await installIfMissing(chromium))) return reportMissingProgram('The browser tests', chromium);
  const report = path.join(reports, 'e2e.json');
  const code = await run('playwright', ['test', '--reporter=list,json', ...filter], {
    cwd: client,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readCounts(code, report, playwrightCounts);
}

/** The built shop under faults, and with planted bugs (server/chaos). A filter selects planted bugs by name. */
async function chaosSuite() {
  const withMysql = await installIfMissing(mysql);
  const report = path.join(reports, 'chaos.json');
  const code = await run('tsx', [
    '--tsconfig=server/tsconfig.json',
    'server/chaos/chaos.ts',
    '--test',
    `--result=${report}`,
    ...(withMysql ? [] : ['--database=sqlite']),
    ...filter.map((name) => `--only=${name}`),
  ]);
  const counts = readCounts(code, report, (/** @type {TestCounts} */ report) => report);
  return withMysql ? counts : sumCounts([counts, reportMissingProgram('The faults on MySQL', mysql)]);
}

/**
 * A small proof of the cluster (`npm run cluster -- --prove`): each kind of fault once, with short outages; rollback and deployment
 * are its rolling restarts. It counts as one test.
 */
async function clusterSuite() {
  for (const program of [galera, haproxy, redis])
    if (!(await installIfMissing(program))) return reportMissingProgram('The faults on a cluster', program);
  const seed = Math.floor(Math.random() * 1_000_000);
  const code = await run('tsx', [
    '--tsconfig=server/tsconfig.json',
    'server/chaos/cluster.ts',
    ...['--prove', `--seed=${seed}`, '--max-outage=3000', '--checkouts=60', '--faults=8', '--shoppers=12'],
    '--result=none',
  ]);
  return code === 0
    ? { ...noTests, passed: 1 }
    : {
        ...noTests,
        failed: 1,
        failures: [`a cluster under faults, seed ${seed}, ended with exit code ${code}`],
      };
}

/**
 * Reports a suite that cannot run because a program is missing: skipped, or failed in CI.
 * @param {string} testNames
 * @param {import('./programs/provision.mjs').RequiredProgram} program
 * @returns {TestCounts}
 */
function reportMissingProgram(testNames, program) {
  notices.push(
    `${testNames} were ${mustHaveAll ? 'not run' : 'SKIPPED'}: this machine lacks ${program.name}`,
  );
  return {
    ...noTests,
    failed: mustHaveAll ? 1 : 0,
    skipped: mustHaveAll ? 0 : 1,
  };
}

/**
 * Reports that the clone lacks the history with the previous release. No failure in CI either, whose clone may be shallow.
 * @returns {TestCounts}
 */
function reportMissingRelease() {
  notices.push(
    `The tests with the previous release were SKIPPED: git does not find its commit in this clone. Get it with: ${fetchPreviousRelease}`,
  );
  return { ...noTests, skipped: 1 };
}

/**
 * Reads a runner's report. A runner that failed without a failed test counts as one failure.
 * @template Report
 * @param {number} code the runner's exit code
 * @param {string} file
 * @param {(report: Report) => TestCounts} read
 * @returns {TestCounts}
 */
function readCounts(code, file, read) {
  // A runner that could not start writes no report.
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  if (code === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures: [`the runner ended with exit code ${code}`],
  };
}

/**
 * @param {JestReport} report
 * @returns {TestCounts} a test file that cannot be loaded counts as one failure
 */
function jestCounts(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...unloadable.map(({ name, message }) =>
        withErrors(`${path.relative(root, name)} cannot be loaded`, [message]),
      ),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            withErrors(`${path.relative(root, name)}: ${fullName}`, failureMessages),
          ),
      ),
    ],
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {TestCounts} a test that passed only on retry has failed
 */
function playwrightCounts({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(playwrightFailures),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function playwrightFailures({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        withErrors(
          `${file} (${projectName}): ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/**
 * @param {string} name
 * @param {string[]} errors with colors
 */
function withErrors(name, errors) {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, MAX_ERROR_LINES),
  );
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * @param {TestCounts[]} allCounts
 * @returns {TestCounts}
 */
function sumCounts(allCounts) {
  return allCounts.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    noTests,
  );
}
