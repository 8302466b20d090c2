// @ts-check
/** `npm run check`: all checks that do not run the shop. Reports every failure; exits with 1 on any. */
import path from 'node:path';
import { capture } from './command.mjs';
import { root } from './paths.mjs';
import { startMysql } from './programs/mysqlServer.mjs';
import { mustHaveAll, mysql, promtool } from './programs/provision.mjs';
import { listGapsOfSchemaFile } from './schema/staffDirectives.mjs';

/** With several checkers, each checks the types that they share again. */
const tsc = (/** @type {string} */ project) => capture('tsc', ['--checkers', '1', '--project', project]);

const results = await Promise.all([
  check('types of the server', tsc('server')),
  check('types of the client', tsc('client')),
  check(
    'lint and format',
    capture('biome', ['check', '--max-diagnostics=200']),
    '`npm run format` mends most of these.',
  ),
  check('dependencies between modules', capture('node', ['server/tools/dependencies/check.mjs'])),
  check(
    'generated code',
    capture('graphql-codegen', ['--config', 'codegen.ts', '--check']),
    '`npm run codegen` generates it.',
  ),
  check('schema against the released one', capture('node', ['server/tools/schema/schemaCheck.mjs'])),
  check('permissions of the desk in the schema', staffDirectives()),
  check('statements of the specification', capture('node', ['server/tools/specCoverage.mjs'])),
  check(
    'docs/configuration.md',
    capture('tsx', ['--tsconfig=server/tsconfig.json', 'server/tools/configurationDocs.ts', '--check']),
  ),
  check('vulnerabilities of dependencies', capture('node', ['server/tools/audit.mjs'])),
  check(
    'planted bugs can be built',
    capture('tsx', ['--tsconfig=server/tsconfig.json', 'server/chaos/bugs/checkBugs.ts']),
  ),
  check('migrations and baseline on SQLite', drift()),
  ...(mysql.isInstalled() || mustHaveAll
    ? [check('migrations and baseline on MySQL', migrationsOnMysql())]
    : []),
  ...(promtool.isInstalled() || mustHaveAll
    ? [
        check('settings of Prometheus', runPromtool('check', 'config', 'prometheus.yml')),
        check('alert rules', runPromtool('test', 'rules', 'alerts.test.yml')),
      ]
    : []),
]);

const failed = results.filter(({ code }) => code !== 0);
for (const { name, output, hint } of failed)
  process.stdout.write(`\n── ${name} ──\n${[output.trim(), ...hint].join('\n')}\n`);
// Notices of checks that could not run.
const notices = results.flatMap(({ code, output }) => (code === 0 ? (output.match(/^!!! .*$/gm) ?? []) : []));
for (const notice of notices) process.stdout.write(`\n${notice}\n`);
if (!mysql.isInstalled())
  process.stdout.write(`\n!!! The MySQL migrations were not checked: this machine lacks ${mysql.name}\n`);
if (!promtool.isInstalled())
  process.stdout.write(`\n!!! The alert rules were not checked: this machine lacks ${promtool.name}\n`);
process.stdout.write(`\n${results.length - failed.length} checks passed, ${failed.length} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * Prints a line as soon as the check ends; the output of failed checks follows at the end.
 * @param {string} name
 * @param {Promise<{ code: number, output: string }>} running
 * @param {...string} hint printed after the output of a failed check: the command that mends it
 */
async function check(name, running, ...hint) {
  const { code, output } = await running.catch((error) => ({ code: 1, output: String(error) }));
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name}\n`);
  return { name, code, output, hint };
}

/** @param {...string} args files are in docs/monitoring */
function runPromtool(...args) {
  return capture('promtool', args, { cwd: path.join(root, 'docs/monitoring') });
}

async function staffDirectives() {
  const gaps = listGapsOfSchemaFile();
  return { code: gaps.length > 0 ? 1 : 0, output: gaps.join('\n') };
}

/**
 * Compares the schema that the migrations create with the entities and with the baseline.
 * @param {...string} url of a MySQL server; none: SQLite
 */
function drift(...url) {
  return capture('tsx', ['--tsconfig=server/tsconfig.json', 'server/src/database/drift.ts', ...url]);
}

/** @throws when there is no server, or it cannot be reached */
async function migrationsOnMysql() {
  const server = await startMysql();
  try {
    return await drift(server.url);
  } finally {
    await server.stop();
  }
}
