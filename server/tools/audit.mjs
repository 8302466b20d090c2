// @ts-check
/**
 * Fails when a dependency of the running shop has a known hole that is high or critical. Where the registry does not answer that
 * question it says so, and fails only with `AUDIT=required`.
 * Usage: node server/tools/audit.mjs [REPORT] (a file with what `npm audit --json` printed; default: asks now)
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.mjs';

/** @typedef {{ severity: string, title?: string, via?: (string | { title?: string, url?: string })[], range?: string }} Finding */

const GRAVE = ['high', 'critical'];
const TIMEOUT_MS = 60_000;

const [file] = process.argv.slice(2);
const report = parsed(file ? readFileSync(file, 'utf8') : await ask());

if (!report?.vulnerabilities) {
  const why = report?.message ?? 'no answer that can be read';
  process.stdout.write(`!!! Known holes of dependencies: could not ask the registry (${why})\n`);
  process.exitCode = process.env.AUDIT === 'required' ? 1 : 0;
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, finding] of found) process.stdout.write(`${lineOf(name, finding)}\n`);
  const grave = found.filter(([, { severity }]) => GRAVE.includes(severity));
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** @returns {Promise<string>} what npm printed, with whatever exit code */
function ask() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 1e8 }, (_, output) => resolve(output));
  });
}

/**
 * @param {string} text
 * @returns {{ vulnerabilities?: Record<string, Finding>, message?: string } | undefined}
 */
function parsed(text) {
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
function lineOf(name, { severity, range = '', via = [] }) {
  const titles = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url ?? ''}`,
  );
  return `${severity}: ${name} ${range}: ${titles.join('; ')}`;
}
