import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (V[\d.]+[^|]*) \| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, line = '', file = '', title = '']) => [line, file, title] as const,
);

test('every requirement names its test', () => {
  expect(rows).toHaveLength(page.split('\n').filter((line) => line.startsWith('| V')).length);
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('%s: %s has “%s”', (_, file, title) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(title);
});

test('docs/security.md states the current GraphQL limits', () => {
  const code = readFileSync(path.join(root, 'server/src/graphql/limits.ts'), 'utf8');
  const figure = (name: string) =>
    Number(code.match(new RegExp(`${name}: ([\\d_]+)`))?.[1]?.replaceAll('_', ''));
  expect(page).toContain(
    `${figure('tokens')} tokens, ${figure('depth')} levels, ${figure('aliases')} renamed fields, a cost of ${figure('cost').toLocaleString('en')} fields`,
  );
});
