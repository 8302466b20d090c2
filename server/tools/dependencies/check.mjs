// @ts-check
/**
 * Checks the imports of the sources against .dependency-cruiser.cjs and fails when a source was not read, because
 * dependency-cruiser ignores modules that it cannot parse.
 * Usage: node server/tools/dependencies/check.mjs [FOLDER] (default: this clone)
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../command.mjs';
import { root } from '../paths.mjs';

/** @typedef {{ severity: string, comment?: string }} Rule */
/** @typedef {{ from: string, to: string, rule: Rule & { name: string }, cycle?: { name: string }[] }} Violation */

const FOLDERS = [
  'server/src',
  'server/demo',
  'server/sandbox',
  'server/chaos',
  'server/bench',
  'client/src',
  'client/desk',
];

const base = path.resolve(process.argv[2] ?? root);
const folders = FOLDERS.filter((folder) => existsSync(path.join(base, folder)));
const config = path.join(root, '.dependency-cruiser.cjs');
const { code, output } = await capture(
  'depcruise',
  ['--config', config, '--output-type', 'json', ...folders],
  { cwd: base },
);

const result = parse(output);
/** @type {Set<string>} */
const modules = new Set(result.modules.map((/** @type {{ source: string }} */ { source }) => source));
const unreadFiles = folders.flatMap(sourceFiles).filter((file) => !modules.has(file));
/** @type {Violation[]} */
const violations = result.summary.violations;
const comments = new Map(
  result.summary.ruleSetUsed.forbidden.map((/** @type {Violation['rule']} */ { name, comment }) => [
    name,
    comment,
  ]),
);

for (const file of unreadFiles) process.stdout.write(`${file} was not read\n`);
for (const { from, to, rule, cycle } of violations) {
  // A violation of one module alone has it in both `from` and `to`.
  const targets = cycle?.map(({ name }) => name) ?? (from === to ? [] : [to]);
  process.stdout.write(`${[from, ...targets].join(' → ')}: ${comments.get(rule.name)} (${rule.name})\n`);
}
process.stdout.write(`${modules.size} modules, ${violations.length} violations\n`);
process.exitCode = violations.length + unreadFiles.length > 0 ? 1 : 0;

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`dependency-cruiser ended with ${code}:\n${json}`);
  }
}

/** @param {string} folder */
function sourceFiles(folder) {
  return readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}
