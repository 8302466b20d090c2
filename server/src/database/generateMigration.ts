import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../config/env.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// Command line: NAME. Writes a migration from the existing ones to the entities, for the dialect of DATABASE_URL (an empty
// scratch database). Format the result by hand and register it in migrations.ts.

const name = process.argv[2];
if (!name) throw new Error('Usage: generateMigration NAME');
const db = await openDatabase(readEnv(process.env));
await migrate(db);
const { upQueries, downQueries } = await db.source.driver.createSchemaBuilder().log();
await db.close();

const stamp = Date.now();
const className = `${name}${stamp}`;
const statement = ({ query }: { query: string }) => `    await runner.query(${JSON.stringify(query)});`;
const file = path.join(import.meta.dirname, 'migrations', db.dialect, `${stamp}-${name}.ts`);
writeFileSync(
  file,
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${upQueries.map(statement).join('\n')}
  }

  async down(runner: QueryRunner): Promise<void> {
${downQueries.reverse().map(statement).join('\n')}
  }
}
`,
);
process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
