// @ts-check
/**
 * Lists changes that break clients of the last released schema. With `--release`, the current schema becomes the released one.
 * Usage: node server/tools/schemaCheck.mjs [--release]
 */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, findBreakingChanges } from 'graphql';
import { root } from './paths.mjs';

const { values } = parseArgs({ options: { release: { type: 'boolean' } } });
const current = path.join(root, 'schema.graphql');
const released = path.join(root, 'docs/releases/schema.graphql');

if (values.release) {
  copyFileSync(current, released);
} else {
  const [before, now] = [released, current].map((file) => buildSchema(readFileSync(file, 'utf8')));
  const changes = before && now ? findBreakingChanges(before, now) : [];
  for (const { type, description } of changes) process.stdout.write(`${type}: ${description}\n`);
  if (changes.length > 0)
    process.stdout.write(`If this is intended, \`npm run schema:release\` releases the current schema.\n`);
  process.exitCode = changes.length > 0 ? 1 : 0;
}
