import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/paths.mjs';

const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const pages = ['README.md', ...docs.map((file) => path.join('docs', file))].filter((file) =>
  file.endsWith('.md'),
);

/** Targets of a page's links to files of this repository, relative to its root. */
function linkTargets(page: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target && !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(page), decodeURI(target)));
}

test('every link of README and docs to a file leads to an existing file', () => {
  const links = pages.flatMap((page) => linkTargets(page).map((target) => ({ page, target })));
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ target }) => !existsSync(path.join(root, target)))).toEqual([]);
});

test('no page has a mark of a merge', () => {
  const marked = pages.filter((page) => /^(<{7}|>{7}) /m.test(readFileSync(path.join(root, page), 'utf8')));
  expect(marked).toEqual([]);
});
