// @ts-check
/**
 * Lists changes that break clients of the last released schema. With `--release`, the current schema becomes the released one.
 * Usage: node server/tools/schemaCheck.mjs [--release]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSchema, findBreakingChanges } from 'graphql';
import { currentSchema, releasedSchema, releaseSchema } from './releasedSchema.mjs';

const { values } = parseArgs({ options: { release: { type: 'boolean' } } });

if (values.release) {
  releaseSchema();
} else {
  const [before, now] = [releasedSchema, currentSchema].map((file) =>
    buildSchema(readFileSync(file, 'utf8')),
  );
  const changes = before && now ? findBreakingChanges(before, now) : [];
  for (const { type, description } of changes) process.stdout.write(`${type}: ${description}\n`);
  if (changes.length > 0)
    process.stdout.write(`If this is intended, \`npm run schema:release\` releases the current schema.\n`);
  process.exitCode = changes.length > 0 ? 1 : 0;
}
