// @ts-check
/**
 * Runs one of the server's command line modules, built first where needed.
 * Usage: node server/tools/run.mjs MODULE [ARGUMENT …], for example `run.mjs db/migrate`
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './freshness.mjs';
import { server } from './paths.mjs';

const name = process.argv[2];
if (!name) throw new Error('Usage: run.mjs MODULE [ARGUMENT …]');

process.env.NODE_ENV ??= 'production';
await ensureBuilt('server');

// The module finds its arguments where it would if node had been started with it.
const file = path.join(server, 'dist', `${name}.js`);
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
