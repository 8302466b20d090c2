// @ts-check
/** Builds the storefront for browsers and for the server, the desk and the GraphQL playground into client/dist. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const stamp = path.join(dist, 'build-stamp.json');

rmSync(stamp, { force: true });
const storefront = { root: folder, logLevel: /** @type {const} */ ('warn') };
await build({ ...storefront, build: { outDir: path.join(dist, 'client') } });
await build({ ...storefront, build: { ssr: 'src/renderThread.ts', outDir: path.join(dist, 'server') } });
await build({ configFile: path.join(folder, 'desk/vite.config.ts'), logLevel: 'warn' });
await build({ configFile: path.join(folder, 'playground/vite.config.ts'), logLevel: 'warn' });

// Written last, so that an interrupted build is not mistaken for a complete one.
writeFileSync(stamp, JSON.stringify({ builtAt: new Date().toISOString() }));
