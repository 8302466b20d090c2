import { applyBaseline } from './baseline/baseline.ts';
import { dumpDatabase } from './baseline/dumpDatabase.ts';
import { withScratchDatabase } from './baseline/scratchDatabase.ts';
import type { Db } from './database.ts';
import { timeouts } from './mysqlDriver.ts';

// Command line: [URL of a MySQL server; default: SQLite]. Prints the statements that the entities need beyond the migrations, and what the
// baseline does not create as the migrations do, and exits with 1 if there are any.

// A busy machine may be slow.
Object.assign(timeouts, { query: 600_000, idle: 600_000 });

const server = process.argv[2];
const migrated = await withScratchDatabase(server, async (db) => {
  await db.source.runMigrations();
  const { upQueries } = await db.source.driver.createSchemaBuilder().log();
  if (upQueries.length > 0)
    report(
      explain(
        db.dialect,
        upQueries.map(({ query }) => query),
      ),
    );
  return dump(db);
});
await withScratchDatabase(server, async (db) => {
  await applyBaseline(db);
  const made = await dump(db);
  const missing = migrated.filter((statement) => !made.includes(statement));
  const other = made.filter((statement) => !migrated.includes(statement));
  if (missing.length + other.length === 0) return;
  report(
    [
      `The ${db.dialect} baseline does not make what the migrations make:`,
      ...missing.map((statement) => `- ${statement}`),
      ...other.map((statement) => `+ ${statement}`),
      '`npm run db:baseline` generates it.',
      '',
    ].join('\n'),
  );
});

/** Tables, rows and applied migrations. */
async function dump(db: Db): Promise<string[]> {
  const migrations: { timestamp: number; name: string }[] = await db.source.query(
    'SELECT timestamp, name FROM migrations ORDER BY id',
  );
  return [
    ...(await dumpDatabase(db)),
    ...migrations.map(({ timestamp, name }, index) => `migration ${index + 1}: ${timestamp} ${name}`),
  ];
}

function report(problem: string): void {
  process.stderr.write(problem);
  process.exitCode = 1;
}

function explain(dialect: string, queries: string[]): string {
  return [
    `The ${dialect} migrations do not create the tables that the entities describe. Missing statements:`,
    ...queries.map((query) => `  ${query};`),
    ...(queries.some((query) => query.includes('temporary_'))
      ? ['Instead of copying a new table to a temporary one, write its foreign keys into CREATE TABLE.']
      : []),
    `Add a migration with them to server/src/database/migrations/${dialect}, list it in server/src/generated/migrations.ts,`,
    'run `npm run db:baseline`, and `npm run check` again.',
    '',
  ].join('\n');
}
