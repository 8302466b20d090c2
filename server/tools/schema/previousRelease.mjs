// @ts-check
/** The release before this one, which docs/releases/previous.json names, built from the history of this clone. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths.mjs';
import { createThrowawayFolder } from '../programs/throwawayFolder.mjs';

const runFile = promisify(execFile);

export const previousReleaseFile = path.join(root, 'docs/releases/previous.json');

/**
 * `commit`: what was released; `migration`: the name of its newest migration.
 * @type {{ commit: string, migration: string }}
 */
export const previousRelease = JSON.parse(readFileSync(previousReleaseFile, 'utf8'));

/** Whether the clone's history has the release. A shallow clone may lack it. */
export function hasPreviousRelease() {
  const { status } = spawnSync('git', ['cat-file', '-e', `${previousRelease.commit}^{commit}`], {
    cwd: root,
  });
  return status === 0;
}

/** How to get a missing release. */
export const fetchPreviousRelease = `git fetch --depth=1 origin ${previousRelease.commit}`;

/** Folders with packages, which the release shares with this clone. */
const workspaces = ['.', 'server', 'client'];

/**
 * Builds the server of the previous release in a folder that is removed with this process. It has no pages.
 * @returns {Promise<{ file: string, remove: () => void }>} the entry file, for Node
 * @throws Error when the clone lacks the release, or it does not build with the present packages
 */
export async function buildPreviousRelease() {
  if (!hasPreviousRelease())
    throw new Error(`This clone lacks the previous release. Get it with: ${fetchPreviousRelease}`);
  const folder = createThrowawayFolder('kirana-previous-');
  const archive = path.join(folder.path, 'release.tar');
  await runFile(
    'git',
    [
      'archive',
      `--output=${archive}`,
      previousRelease.commit,
      'server',
      'client',
      'schema.graphql',
      'package.json',
    ],
    {
      cwd: root,
    },
  );
  await runFile('tar', ['--extract', `--file=${archive}`], { cwd: folder.path });
  for (const workspace of workspaces) {
    const packages = path.join(root, workspace, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder.path, workspace, 'node_modules'));
  }
  const server = path.join(folder.path, 'server');
  // The pictures of the demo catalogue take long and are not needed.
  mkdirSync(path.join(server, 'dist/media'), { recursive: true });
  await runFile(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: server });
  return { file: path.join(server, 'dist/kirana.js'), remove: folder.remove };
}

/** By the release’s own tool: `bundle.mjs` stays where it is. */
const BUILD = `
  import { bundle } from './tools/bundle.mjs';
  await bundle({ kirana: 'src/main.ts' }, { dir: 'dist' });
`;
