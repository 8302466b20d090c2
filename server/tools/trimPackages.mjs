// @ts-check
/**
 * Runs after `npm install`: removes unused files from node_modules, a third of its size: the
 * packages' source maps, Monaco's prebuilt editors (the playground bundles its modules), and icon sets that are not used.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const packages = path.join(root, 'node_modules');
/** Lucide, and Google's logo. */
const usedIcons = ['lu', 'fc', 'lib'];

for (const name of ['dev', 'min', 'min-maps']) remove(path.join(packages, 'monaco-editor', name));

const icons = path.join(packages, 'react-icons');
for (const entry of existsSync(icons) ? readdirSync(icons, { withFileTypes: true }) : []) {
  if (entry.isDirectory() && !usedIcons.includes(entry.name)) remove(path.join(icons, entry.name));
}

if (existsSync(packages)) {
  for (const name of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:[cm]?[jt]s|css)\.map$/.test(name)) remove(path.join(packages, name));
  }
}

/** @param {string} entry */
function remove(entry) {
  rmSync(entry, { recursive: true, force: true });
}
