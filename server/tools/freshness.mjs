// @ts-check
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { client, root, server } from './paths.mjs';

/** What each half is built from, and the file that its build writes last. */
/** @type {{ name: 'client' | 'server', output: string, sources: string[] }[]} */
const builds = [
  {
    name: 'client',
    output: path.join(client, 'dist/server/entryServer.js'),
    sources: [
      path.join(client, 'src'),
      path.join(client, 'playground'),
      path.join(client, 'public'),
      path.join(client, 'index.html'),
      path.join(client, 'vite.config.ts'),
      path.join(client, 'inlineDocuments.ts'),
      path.join(client, 'askEarly.ts'),
      path.join(client, 'compressAssets.ts'),
      path.join(client, 'paintFirst.ts'),
      path.join(client, 'themeStyles.ts'),
      path.join(client, 'unusedComponents.ts'),
      path.join(client, 'package.json'),
    ],
  },
  {
    name: 'server',
    output: path.join(server, 'dist/build-stamp.json'),
    sources: [
      path.join(server, 'src'),
      path.join(server, 'demo'),
      path.join(server, 'sandbox'),
      path.join(server, 'tsconfig.json'),
      path.join(server, 'tsconfig.build.json'),
      path.join(root, 'schema.graphql'),
      path.join(server, 'package.json'),
      // The packages are in the bundle.
      path.join(root, 'package-lock.json'),
      path.join(server, 'tools/build.mjs'),
      path.join(server, 'tools/bundle.mjs'),
    ],
  },
];

/**
 * Builds what was never built or whose sources have changed since; takes milliseconds when there is nothing to do.
 * A failed build, which has said why, ends this process.
 * @param {...('client' | 'server')} names default: both
 */
export async function ensureBuilt(...names) {
  for (const { name, output, sources } of builds) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (Math.max(...sources.map(newest)) <= newest(output)) continue;
    process.stdout.write(`Building the ${name} …\n`);
    const code = await run('npm', ['run', '--silent', 'build', '--workspace', name]);
    if (code !== 0) process.exit(code);
  }
}

/**
 * The latest modification of a file or inside a folder, in ms since 1970; 0 when it is not there.
 * Folders count too: theirs is the time of a removed file.
 * @param {string} start
 * @returns {number}
 */
function newest(start) {
  const found = statSync(start, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(found.mtimeMs, ...readdirSync(start).map((name) => newest(path.join(start, name))));
}
