// @ts-check
/** Builds the server into server/dist: the compiled sources, their bundle, and the demo catalogue's pictures. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { run } from './command.mjs';
import { server } from './paths.mjs';

const dist = path.join(server, 'dist');

// The pictures take the longest, so composePictures reuses those that are still right.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'media') rmSync(path.join(dist, name), { recursive: true });
}

const code = await run('tsc', ['--project', path.join(server, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
await bundle(dist);

const built = (/** @type {string} */ module) => import(pathToFileURL(path.join(dist, module)).href);
const { composePictures } = await built('demo/composePictures.js');
const { demoMediaDir } = await built('src/config/paths.js');
await composePictures(demoMediaDir);

// Last, so that an interrupted build counts as none.
writeFileSync(path.join(dist, 'build-stamp.json'), JSON.stringify({ builtAt: new Date().toISOString() }));
