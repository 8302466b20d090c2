// @ts-check
/**
 * Runs one of the server's command line programs, after a build if needed.
 * Usage: node server/tools/run.mjs COMMAND [ARGUMENT …], for example `run.mjs migrate`
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands } from './build/commands.mjs';
import { ensureBuilt } from './build/freshness.mjs';
import { server } from './paths.mjs';

const name = process.argv[2];
if (!name || !(name in commands)) throw new Error(`The commands are ${Object.keys(commands).join(', ')}`);

process.env.NODE_ENV ??= 'production';
await ensureBuilt('server');

// The program expects its arguments as if node had started it directly.
const file = path.join(server, 'dist/commands', `${name}.js`);
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
