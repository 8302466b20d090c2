import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { timeouts } from './mysqlDriver.ts';

// Command line: [mysql://… of an empty scratch database; default: SQLite]. Prints the SQL that is missing between the
// migrations and the entities, and exits with 1 when there is any.

// A busy machine may be slow.
Object.assign(timeouts, { query: 600_000, idle: 600_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-drift-'));
const db = await openDatabase({ databaseUrl: process.argv[2] ?? null, dataDir });
try {
  await migrate(db);
  const { upQueries } = await db.source.driver.createSchemaBuilder().log();
  for (const { query } of upQueries)
    process.stderr.write(`missing from the ${db.dialect} migrations: ${query}\n`);
  if (upQueries.length > 0) process.exitCode = 1;
} finally {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
}
