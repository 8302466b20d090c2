// @ts-check
/** Builds the server into server/dist: the compiled sources, their bundle, what V8 makes of it, the files they read, and the demo catalogue's pictures. */
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { run } from './command.mjs';
import { root, server, shopFlags } from './paths.mjs';

const src = path.join(server, 'src');
const dist = path.join(server, 'dist');

// The pictures take the longest, so composePictures keeps those that are there and right.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'media') rmSync(path.join(dist, name), { recursive: true });
}

const code = await run('tsc', ['--project', path.join(server, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
await bundle(dist);

cpSync(path.join(root, 'schema.graphql'), path.join(dist, 'schema.graphql'));
for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
  if (!/\.client\.(js|css)$/.test(file)) continue;
  cpSync(path.join(src, file), path.join(dist, file));
  // They are read from beside the code that reads them, which is in the bundle as well.
  cpSync(path.join(src, file), path.join(dist, path.basename(file)));
}

const built = (/** @type {string} */ module) => import(pathToFileURL(path.join(dist, module)).href);
const { composePictures } = await built('db/seed/composePictures.js');
const { demoMediaDir } = await built('paths.js');
await composePictures(demoMediaDir);

const compileAhead = path.join(server, 'tools/compileAhead.mjs');
const compiled = await run(process.execPath, [...shopFlags, compileAhead], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (compiled !== 0) process.exit(compiled);

// Last, so that an interrupted build counts as none.
writeFileSync(path.join(dist, 'build-stamp.json'), JSON.stringify({ builtAt: new Date().toISOString() }));
