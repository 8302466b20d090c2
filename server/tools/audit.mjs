// @ts-check
/**
 * Fails when a dependency of the running shop has a known vulnerability of severity high or critical. When the registry cannot
 * answer, it prints a notice and fails only with `AUDIT=required`.
 * Usage: node server/tools/audit.mjs [REPORT] (a file with the output of `npm audit --json`; default: runs it)
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.mjs';

/** @typedef {{ severity: string, title?: string, via?: (string | { title?: string, url?: string })[], range?: string }} Finding */

const FAILING_SEVERITIES = ['high', 'critical'];
const TIMEOUT_MS = 60_000;

const [file] = process.argv.slice(2);
const report = parseReport(file ? readFileSync(file, 'utf8') : await runAudit());

if (!report?.vulnerabilities) {
  const reason = report?.message ?? 'no readable response';
  process.stdout.write(
    `!!! Vulnerabilities of dependencies: the registry could not be checked (${reason})\n`,
  );
  process.exitCode = process.env.AUDIT === 'required' ? 1 : 0;
} else {
  const findings = Object.entries(report.vulnerabilities);
  for (const [name, finding] of findings) process.stdout.write(`${formatFinding(name, finding)}\n`);
  const failing = findings.filter(([, { severity }]) => FAILING_SEVERITIES.includes(severity));
  process.exitCode = failing.length > 0 ? 1 : 0;
}

/** @returns {Promise<string>} the output of npm, whatever its exit code */
function runAudit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 1e8 }, (_, output) => resolve(output));
  });
}

/**
 * @param {string} text
 * @returns {{ vulnerabilities?: Record<string, Finding>, message?: string } | undefined}
 */
function parseReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {Finding} finding
 */
function formatFinding(name, { severity, range = '', via = [] }) {
  const titles = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url ?? ''}`,
  );
  return `${severity}: ${name} ${range}: ${titles.join('; ')}`;
}
