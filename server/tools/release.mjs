// @ts-check
/**
 * `npm run release`: records the checked-out commit as released. What follows is checked against its GraphQL schema, and must be able to run
 * beside it (docs/operations.md). Commit the changed files of docs/releases.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, server } from './paths.mjs';
import { previousReleaseFile } from './schema/previousRelease.mjs';
import { currentSchema, releasedSchema } from './schema/releasedSchema.mjs';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

if (git('status', '--porcelain') !== '') {
  process.stderr.write('Commit all changes first: a release is a commit.\n');
  process.exit(1);
}
const release = { commit: git('rev-parse', 'HEAD'), migration: newestMigration() };
writeFileSync(previousReleaseFile, `${JSON.stringify(release, null, 2)}\n`);
copyFileSync(currentSchema, releasedSchema);
process.stdout.write(`${release.commit} is released, with ${release.migration}. Commit docs/releases.\n`);

/** @returns {string} the name of the migration with the highest number */
function newestMigration() {
  const folder = path.join(server, 'src/database/migrations/sqlite');
  const file = readdirSync(folder).sort().at(-1) ?? '';
  const name = readFileSync(path.join(folder, file), 'utf8').match(/ name = '(\w+)'/)?.[1];
  if (!name) throw new Error(`${file} has no name`);
  return name;
}
