import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { timeouts } from './mysqlDriver.ts';

// Command line: [mysql://… of an empty scratch database; default: SQLite]. Prints the statements that the entities need beyond the
// migrations, and exits with 1 if there are any.

// A busy machine may be slow.
Object.assign(timeouts, { query: 600_000, idle: 600_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-drift-'));
const db = await openDatabase({ databaseUrl: process.argv[2] ?? null, dataDir });
try {
  await migrate(db);
  const { upQueries } = await db.source.driver.createSchemaBuilder().log();
  if (upQueries.length > 0) {
    const queries = upQueries.map(({ query }) => query);
    process.stderr.write(explain(db.dialect, queries));
    process.exitCode = 1;
  }
} finally {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function explain(dialect: string, queries: string[]): string {
  return [
    `The ${dialect} migrations do not create the tables that the entities describe. Missing statements:`,
    ...queries.map((query) => `  ${query};`),
    ...(queries.some((query) => query.includes('temporary_'))
      ? ['Instead of copying a new table to a temporary one, write its foreign keys into CREATE TABLE.']
      : []),
    `Add a migration with them to server/src/database/migrations/${dialect}, list it in server/src/database/migrations.ts,`,
    'and run `npm run check` again.',
    '',
  ].join('\n');
}
