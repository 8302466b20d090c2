import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bounds } from './boundedPool.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// Command line: [mysql://… of an empty scratch database]. Says what SQL is missing between the migrations and the
// entities, on SQLite without an argument; exits with 1 when anything is.

// A busy machine is no database that says nothing.
Object.assign(bounds, { answer: 600_000, silence: 600_000 });

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
