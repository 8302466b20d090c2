import { type DataSource, MigrationExecutor } from 'typeorm';
import { applyBaseline } from './baseline/baseline.ts';
import { incrementCatalogRevision } from './catalogRevision.ts';
import type { Db } from './database.ts';
import { withLease } from './lease.ts';
import { rejectForeignSchema } from './schemaCompatibility.ts';

/**
 * Applies the pending migrations. Of several processes one migrates while the others wait. Those of a newer release stay as they are.
 * @returns the names of the applied migrations
 * @throws InvalidEnvError when this release cannot run on the database
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.dialect === 'sqlite' ? migrateSqlite(db) : db.withoutQueryTimeout(() => migrateMysql(db));
}

/** Runs all migrations in one transaction, which holds the file's write lock. */
async function migrateSqlite(db: Db): Promise<string[]> {
  const { source } = db;
  await source.query('BEGIN IMMEDIATE');
  try {
    await rejectForeignSchema(db);
    const applied = await runMigrations(db, 'none');
    await source.query('COMMIT');
    return applied;
  } catch (error) {
    await source.query('ROLLBACK');
    throw error;
  }
}

/**
 * MySQL commits each schema change at once, so a lease excludes other processes. A named lock (GET_LOCK) would not: in a cluster it
 * exists on one node only.
 */
async function migrateMysql(db: Db): Promise<string[]> {
  await rejectForeignSchema(db);
  await createLeases(db.source);
  return withLease(db, 'migrations', async () => {
    // Another release may have migrated meanwhile.
    await rejectForeignSchema(db);
    return runMigrations(db, 'all');
  });
}

/**
 * An empty database gets the baseline instead of the migrations that it replaces. Migrations of a database with a catalogue increment its
 * revision: a read replica that has not applied them is behind.
 */
async function runMigrations(db: Db, transaction: 'all' | 'none'): Promise<string[]> {
  const { source } = db;
  const replaced = await applyBaseline(db);
  const applied = [...replaced, ...(await source.runMigrations({ transaction })).map(({ name }) => name)];
  const isNew = applied.includes(source.migrations[0]?.name ?? '');
  if (applied.length > 0 && !isNew) await incrementCatalogRevision(source.manager);
  return applied;
}

/** The first migration needs the lease, so its table exists before. The same table as in that migration. */
const createLeases = (source: DataSource): Promise<unknown> =>
  source.query(`CREATE TABLE IF NOT EXISTS leases (
    job varchar(40) NOT NULL,
    holder varchar(36) NULL,
    beat int NOT NULL,
    PRIMARY KEY (job)
  ) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);

/** Whether all migrations are applied. */
export async function isMigrated({ source }: Pick<Db, 'source'>): Promise<boolean> {
  const runner = source.createQueryRunner();
  try {
    return !(await new MigrationExecutor(source, runner).showMigrations());
  } finally {
    // `DataSource.showMigrations` keeps its connection when a statement fails.
    await runner.release();
  }
}
