// @ts-check
/** `npm run -s docs:dependencies`: prints a page of Markdown that draws which folders import which, as Mermaid charts. Takes no options. */
import { parseArgs } from 'node:util';
import { capture } from '../command.mjs';

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
    return `## ${title}\n\n\`\`\`mermaid\n${output.trim()}\n\`\`\`\n`;
  }),
);
const page = [
  '# Dependencies between folders\n',
  'An arrow means "imports". `npm run check` enforces the rules of .dependency-cruiser.cjs.\n',
  ...parts,
];
process.stdout.write(page.join('\n'));
