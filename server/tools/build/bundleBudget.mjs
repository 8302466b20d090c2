// @ts-check
/**
 * Prints the size of the scripts that each page loads first, compressed as they are sent. Exits with 1 when a page exceeds its
 * limit, or when built files import each other, because one of them would run before its import. The limits are
 * slightly above the current sizes, so that the check reports growth.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { client } from '../paths.mjs';

const KB = 1000;
/** Bytes of script that a page loads before it is hydrated, by the name of its module. */
const MAX_BYTES = {
  HomePage: 161.5 * KB,
  CategoryPage: 167 * KB,
  ProductPage: 166 * KB,
  SearchPage: 166 * KB,
  CartPage: 160.5 * KB,
};

const dist = path.join(client, 'dist/client');
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

let isOverLimit = false;
for (const [page, limit] of Object.entries(MAX_BYTES)) {
  /** @type {Set<string>} */
  const files = new Set();
  collect('src/entryClient.tsx', files);
  collect(`src/pages/${page}.tsx`, files);
  const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);
  isOverLimit ||= bytes > limit;
  const verdict = bytes > limit ? `MORE than ${limit / KB} KB` : `at most ${limit / KB} KB`;
  process.stdout.write(`${page}: ${(bytes / KB).toFixed(1)} KB in ${files.size} files, ${verdict}\n`);
}
const cycles = Object.keys(manifest).filter((name) => imports(name, name));
for (const name of cycles) process.stdout.write(`${name} is part of an import cycle\n`);
process.exitCode = isOverLimit || cycles.length > 0 ? 1 : 0;

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
 * @param {string} target
 * @param {Set<string>} visited
 * @returns {boolean} whether one imports the other, directly or not
 */
function imports(name, target, visited = new Set()) {
  return (manifest[name]?.imports ?? []).some((imported) => {
    if (imported === target) return true;
    if (visited.has(imported)) return false;
    visited.add(imported);
    return imports(imported, target, visited);
  });
}
