// @ts-check
/**
 * Runs after `npm install`: removes from node_modules what nothing here reads, which is a quarter of its size. These are
 * the packages' source maps, and Monaco's prebuilt editors (the playground bundles its modules).
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const packages = path.join(root, 'node_modules');
const unusedFolders = ['dev', 'min', 'min-maps'].map((name) => path.join(packages, 'monaco-editor', name));

for (const folder of unusedFolders) rmSync(folder, { recursive: true, force: true });
if (existsSync(packages)) {
  for (const name of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:[cm]?[jt]s|css)\.map$/.test(name)) rmSync(path.join(packages, name));
  }
}
