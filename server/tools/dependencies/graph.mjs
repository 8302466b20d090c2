// @ts-check
/** `npm run docs:dependencies`: draws which folders import which, as Mermaid charts, into docs/dependencies.md. Takes no options. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { capture } from '../command.mjs';
import { root } from '../paths.mjs';

const charts = {
  'Server: layers': { folders: ['server/src'], collapse: '^server/src/[^/]+' },
  'Server: features': { folders: ['server/src/features'], collapse: '^server/src/features/[^/]+' },
  Client: { folders: ['client/src'], collapse: '^client/src/[^/]+' },
};
const OTHERS = 'node_modules|[.]test[.]tsx?$|^server/(test|tools|demo|sandbox)/|^[^/]+$|[.]css$';

parseArgs({ options: {} });
const parts = await Promise.all(
  Object.entries(charts).map(async ([title, { folders, collapse }]) => {
    const { code, output } = await capture('depcruise', [
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'mermaid'],
      ...['--exclude', OTHERS, '--include-only', `^${folders[0]}/`, '--collapse', collapse],
      ...folders,
    ]);
    if (code !== 0) throw new Error(output);
    return `## ${title}\n\n\`\`\`mermaid\n${withSortedArrows(output)}\n\`\`\`\n`;
  }),
);
const page = [
  '# Dependencies between folders\n',
  'An arrow means "imports". `npm run docs:dependencies` writes this page; `npm run check` enforces the rules of .dependency-cruiser.cjs.\n',
  ...parts,
];
writeFileSync(path.join(root, 'docs/dependencies.md'), page.join('\n'));

/** @param {string} chart */
function withSortedArrows(chart) {
  const lines = chart.trim().split('\n');
  const arrows = lines.filter((line) => line.includes('-->')).sort();
  return [...lines.filter((line) => !line.includes('-->')), ...arrows].join('\n');
}
