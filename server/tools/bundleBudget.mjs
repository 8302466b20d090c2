// @ts-check
/**
 * Says how much script the built pages begin with, compressed as it is sent, and exits with 1 where it is more than is
 * allowed, or where files import each other: then one of them runs before what it needs is there. The limits are what there is
 * today and a little more: whoever adds to it is to know.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { client } from './paths.mjs';

const KB = 1000;
/** The script that a page waits for before it comes alive, by the name of its module. */
const MOST = {
  HomePage: 160 * KB,
  CategoryPage: 164 * KB,
  ProductPage: 164 * KB,
  SearchPage: 162 * KB,
  CartPage: 158 * KB,
};

const dist = path.join(client, 'dist/client');
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

let tooMuch = false;
for (const [page, most] of Object.entries(MOST)) {
  /** @type {Set<string>} */
  const files = new Set();
  collect('src/entryClient.tsx', files);
  collect(`src/pages/${page}.tsx`, files);
  const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);
  tooMuch ||= bytes > most;
  const verdict = bytes > most ? `MORE than ${most / KB} KB` : `at most ${most / KB} KB`;
  process.stdout.write(`${page}: ${(bytes / KB).toFixed(1)} KB in ${files.size} files, ${verdict}\n`);
}
const circles = Object.keys(manifest).filter((name) => imports(name, name));
for (const name of circles) process.stdout.write(`${name} imports what imports it\n`);
process.exitCode = tooMuch || circles.length > 0 ? 1 : 0;

/**
 * @param {string} name in the manifest
 * @param {Set<string>} files
 */
function collect(name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

/**
 * @param {string} name in the manifest
 * @param {string} sought
 * @param {Set<string>} seen
 * @returns {boolean} whether the one imports the other, directly or not
 */
function imports(name, sought, seen = new Set()) {
  return (manifest[name]?.imports ?? []).some((imported) => {
    if (imported === sought) return true;
    if (seen.has(imported)) return false;
    seen.add(imported);
    return imports(imported, sought, seen);
  });
}
