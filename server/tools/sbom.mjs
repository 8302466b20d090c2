// @ts-check
/**
 * Writes the software bill of materials of what runs, in CycloneDX's JSON: the packages of server and client with their versions,
 * licences and hashes, for all platforms, without those for development. Installed packages do not matter.
 * Usage: node server/tools/sbom.mjs FILE
 *
 * `npm sbom --omit=dev` does not do: it also omits packages that run if a package for development names them, such as React. So npm
 * gets a project that has no packages for development.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Usage: node server/tools/sbom.mjs FILE');

// npm names the root of the list after its folder.
const temporary = mkdtempSync(path.join(tmpdir(), 'kirana-sbom-'));
const folder = path.join(temporary, 'kirana');
try {
  for (const part of ['.', 'server', 'client']) {
    const { devDependencies: _, ...runtime } = readJson(path.join(part, 'package.json'));
    writeJson(path.join(part, 'package.json'), runtime);
  }
  const lock = readJson('package-lock.json');
  for (const [name, entry] of Object.entries(lock.packages)) {
    if (entry.dev) delete lock.packages[name];
    else delete entry.devDependencies;
  }
  writeJson('package-lock.json', lock);
  const sbom = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: folder,
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  writeFileSync(target, sbom);
  process.stdout.write(`${JSON.parse(sbom.toString()).components.length} packages in ${target}\n`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** @param {string} file in the clone */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * @param {string} file in the temporary project
 * @param {unknown} content
 */
function writeJson(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}
