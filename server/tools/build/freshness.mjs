// @ts-check
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../command.mjs';
import { client, root, server } from '../paths.mjs';

/** @typedef {'client' | 'server'} Half */

/**
 * What each half is built from, and the file that its build writes last.
 * @type {Record<Half, { output: string, sources: string[] }>}
 */
const builds = {
  client: {
    output: path.join(client, 'dist/build-stamp.json'),
    sources: [
      path.join(client, 'src'),
      path.join(client, 'desk'),
      path.join(client, 'playground'),
      path.join(client, 'public'),
      path.join(client, 'vite'),
      path.join(client, 'index.html'),
      path.join(client, 'package.json'),
      // The desk's forms have the server's schemas of inputs.
      path.join(server, 'src/lib'),
      ...inputSchemas(),
      // The build and its plugins.
      ...filesOf(client).filter((file) => /\.m?ts$|\.mjs$/.test(file)),
    ],
  },
  server: {
    output: path.join(server, 'dist/build-stamp.json'),
    sources: [
      path.join(server, 'src'),
      path.join(server, 'demo'),
      path.join(server, 'sandbox'),
      path.join(server, 'tsconfig.json'),
      path.join(root, 'schema.graphql'),
      path.join(server, 'package.json'),
      // The packages are in the bundle.
      path.join(root, 'package-lock.json'),
      path.join(server, 'tools/build.mjs'),
      path.join(server, 'tools/bundle.mjs'),
      path.join(server, 'tools/build/commands.mjs'),
    ],
  },
};

/**
 * Builds each half that was never built or whose sources have changed since; takes milliseconds otherwise.
 * A failed build prints its errors and ends this process.
 * @param {...Half} halves default: both
 */
export async function ensureBuilt(...halves) {
  const selectedHalves = halves.length > 0 ? halves : /** @type {Half[]} */ (Object.keys(builds));
  const staleHalves = selectedHalves.filter(
    (half) => Math.max(...builds[half].sources.map(newest)) > newest(builds[half].output),
  );
  if (staleHalves.length > 0) await build(...staleHalves);
}

/**
 * Builds these halves at the same time. A failed build prints its errors and ends this process.
 * @param {...Half} halves
 */
export async function build(...halves) {
  const from = performance.now();
  process.stdout.write(`Building the ${halves.join(' and the ')} …\n`);
  const codes = await Promise.all(
    halves.map((half) => run('npm', ['run', '--silent', 'build', '--workspace', half])),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
  process.stdout.write(`Built in ${((performance.now() - from) / 1000).toFixed(0)} s\n`);
}

/**
 * The latest modification of a file or inside a folder, in ms since 1970; 0 if it does not exist.
 * Folders count too: removing a file changes the time of its folder.
 * @param {string} start
 * @returns {number}
 */
function newest(start) {
  const status = statSync(start, { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status?.mtimeMs ?? 0;
  return Math.max(status.mtimeMs, ...filesOf(start).map(newest));
}

function inputSchemas() {
  const features = path.join(server, 'src/features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.input.ts'))
    .map((name) => path.join(features, name));
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder).map((name) => path.join(folder, name));
}
