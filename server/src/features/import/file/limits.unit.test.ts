import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clean, cleanCell } from '../../../sheets/cells.ts';
import { isDamagedForm } from '../../../sheets/damage.ts';
import { openCatalogueFile } from './catalogueFile.ts';
import { findColumns } from './columns.ts';
import { readLayout } from './layout.ts';
import { createSamples } from './samples.ts';

// Files that nobody writes by hand. Each of these takes minutes, in which the shop answers nobody, where a reader's
// work grows with the square of a cell, or with cells times names: so the test's own time limit fails it.

const LONG = 1_000_000;

test('lines of very many cells are not searched for names of columns', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-limits-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, `${','.repeat(LONG - 1)}x\n`.repeat(5));
  await expect(readLayout(file)).rejects.toThrow('it has more than 500 columns');
  rmSync(folder, { recursive: true });
});

test('of a file with too many records no more are read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-limits-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, `product,category,price\n${'x,\n'.repeat(3 * LONG)}`);
  const source = {
    path: file,
    pictures: null,
    findCategories: () => () => ({ problem: '' }),
    maxRecords: 1_000,
  };
  await expect(openCatalogueFile(source)).rejects.toThrow(
    'it has more than 1,000 products: please divide it',
  );
  rmSync(folder, { recursive: true });
});

test('of a very long line the beginning is shown', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-limits-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, `name,category,price\nTea,Drinks,9${'0'.repeat(LONG / 2)}\n`);
  const { firstLines } = await readLayout(file);
  expect(Math.max(...firstLines.map(({ text }) => text.length))).toBe(200);
  rmSync(folder, { recursive: true });
});

test.each([
  ['?é'.repeat(LONG / 2), true],
  [`${'?é'.repeat(LONG / 2)}é`, false],
])('a damaged text is compared with a long one in time', (text, isDamaged) => {
  expect(isDamagedForm(text, 'é'.repeat(LONG))).toBe(isDamaged);
});

test('a very long text is no name of a column', () => {
  expect(findColumns(['product', '('.repeat(LONG)])).toEqual({ product: 0 });
});

test.each([
  ['HTML with spaces', `<b>x</b>${' '.repeat(LONG)}y`, 'text'],
  ['joiners', `क${'\u200d'.repeat(LONG)}ख`, 'name'],
] as const)('a very long cell is cut: %s', (_, cell, kind) => {
  const { text, reasons } = cleanCell(cell, kind);
  expect(text.length).toBeLessThanOrEqual(32_767);
  expect(reasons).toContain('cut to 32,767 characters');
});

test.each([
  ['spaces', `<b>x</b>${' '.repeat(LONG)}y`, 'text', `x${' '.repeat(LONG)}y`],
  ['joiners', `क${'\u200d'.repeat(LONG)}ख`, 'name', `क${'\u200d'.repeat(LONG)}ख`],
  ['joiners at the end', `क${'\u200d'.repeat(LONG)}`, 'name', 'क'],
] as const)('a long text takes no longer for each of its characters: %s', (_, cell, kind, text) => {
  expect(clean(cell, kind, false).text === text).toBe(true);
});

test('marks upon a letter are limited, because Unicode normalization takes quadratic time for them', () => {
  expect(clean(`ê${'\u0323\u0301'.repeat(LONG)}x`, 'name', false).text).toHaveLength(32);
});

test('a very long number is no amount', () => {
  expect(createSamples([['1'.repeat(30_000)]]).areAmounts(0)).toBe(false);
});

test.each([
  ['क्\u200dष', 'क्\u200dष'],
  ['क्\u200d\u200d ', 'क्\u200d'],
  ['क\u200d\u200d', 'क'],
  ['a\u200d\u200cक', 'aक'],
  ['a\u200d b', 'a b'],
])('joiners stay where they are part of a word: %j', (cell, text) => {
  expect(clean(cell, 'name', false).text.trim()).toBe(text);
});

test.each([
  ['a<br> \n \n b', 'a\n\nb'],
  ['<p>a</p> <p>b  c</p>', 'a\n\nb  c'],
  ['<i>a</i> \n b', 'a\nb'],
])('HTML has one line for each block: %j', (cell, text) => {
  expect(clean(cell, 'text', false).text).toBe(text);
});
