// @ts-check
/** Lists changes that break clients of the last released schema. Usage: node server/tools/schema/schemaCheck.mjs */
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { currentSchema, releasedSchema } from './releasedSchema.mjs';

const before = buildSchema(readFileSync(releasedSchema, 'utf8'));
const now = buildSchema(readFileSync(currentSchema, 'utf8'));
const changes = findBreakingChanges(before, now);
for (const { type, description } of changes) process.stdout.write(`${type}: ${description}\n`);
if (changes.length > 0)
  process.stdout.write(
    'Clients of the released schema need a field or type until the release after its last use.\n',
  );
process.exitCode = changes.length > 0 ? 1 : 0;
