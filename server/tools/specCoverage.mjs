// @ts-check
/**
 * Which tests prove the specification: the statements of docs/spec-statements.md against the ids in tests' titles, such as
 * `[2.cart.3]` or `[2.cart.3 2.cart.4]`. Reports every statement without a test, and every id that is unknown or listed twice;
 * `--list` also prints each statement with its tests, as Markdown.
 * Usage: node server/tools/specCoverage.mjs [--list] [FOLDER] (default: this clone)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {{ id: string, text: string, section: string }} Statement
 * @typedef {{ file: string, title: string, ids: string[] }} Test
 */

const STATEMENTS = 'docs/spec-statements.md';
const TESTS = ['server/src', 'server/test', 'client/src', 'client/e2e', 'client/playground'];

/** The literal title of a test or of a step of one; `test.each(…)(` and `it.each<…>(…)(` too. A skipped test proves nothing. */
const TITLE = /(?:\b(test|it|step)|\))\(\s*(['"`])((?:\\.|(?!\2).)*)\2\s*,/gs;
const ID = String.raw`\d\.[a-z]+\.\d+`;
const MARK = new RegExp(`\\s*\\[(${ID}(?:\\s${ID})*)\\]`, 'g');

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' } },
  allowPositionals: true,
});
const base = path.resolve(positionals[0] ?? root);

const statements = readStatements();
const tests = TESTS.flatMap(testFiles).flatMap(testsOf);
const faults = [...duplicateIds(), ...unknownIds(), ...untested()];

if (values.list) process.stdout.write(`${coverageList()}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
const proven = statements.length - untested().length;
process.stdout.write(`${proven} of ${statements.length} statements have a test\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @returns {Statement[]} */
function readStatements() {
  let section = '';
  return readFileSync(path.join(base, STATEMENTS), 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = line.match(/^#{2,3} .*/)?.[0] ?? section;
      const [, id = '', text = ''] = line.match(new RegExp(`^- (${ID}): (.+)$`)) ?? [];
      return id ? [{ id, text, section }] : [];
    });
}

/** @param {string} folder */
function testFiles(folder) {
  if (!existsSync(path.join(base, folder))) return [];
  return readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/**
 * @param {string} file
 * @returns {Test[]}
 */
function testsOf(file) {
  const source = readFileSync(path.join(base, file), 'utf8');
  let test = '';
  return [...source.matchAll(TITLE)].map(([, callee, , literal = '']) => {
    const title = literal.replace(MARK, '').replace(/\\(.)/g, '$1').trim();
    if (callee !== 'step') test = title;
    return {
      file,
      title: callee === 'step' ? `${test} › ${title}` : title,
      ids: [...literal.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(/\s/)),
    };
  });
}

/** @param {string} id */
function provenBy(id) {
  return tests.filter(({ ids }) => ids.includes(id));
}

function duplicateIds() {
  const ids = statements.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${STATEMENTS}: ${id} is listed twice`);
}

function unknownIds() {
  const statementIds = new Set(statements.map(({ id }) => id));
  return tests.flatMap(({ file, title, ids }) =>
    ids
      .filter((id) => !statementIds.has(id))
      .map((id) => `${file}: “${title}” names ${id}, which ${STATEMENTS} does not list`),
  );
}

function untested() {
  return statements
    .filter(({ id }) => provenBy(id).length === 0)
    .map(({ id, text }) => `${id} has no test: ${text}`);
}

function coverageList() {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const entries = statements.filter((one) => one.section === section).map(entryOf);
    return `${section}\n\n${entries.join('\n')}\n`;
  });
  return parts.join('\n');
}

/** @param {Statement} statement */
function entryOf({ id, text }) {
  const proofs = provenBy(id).map(({ file, title }) => `  - ${file}: ${title}`);
  return [`- **${id}** ${text}`, ...new Set(proofs)].join('\n');
}
