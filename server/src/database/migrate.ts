import type { DataSource } from 'typeorm';
import { InvalidEnvError } from '../config/env.ts';
import type { Db } from './database.ts';
import { withoutIdleTimeout } from './maintenance.ts';

const LOCK = 'kirana-migrations';
const LOCK_SECONDS = 60;

/**
 * Applies the pending migrations. Of several processes one migrates while the others wait.
 * @returns the names of the applied migrations
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.dialect === 'sqlite' ? migrateSqlite(db) : db.withoutQueryTimeout(() => migrateMysql(db));
}

/** Runs all migrations in one transaction, which holds the file's write lock. */
async function migrateSqlite({ source }: Db): Promise<string[]> {
  await source.query('BEGIN IMMEDIATE');
  try {
    await rejectPrereleaseSchema(source);
    const applied = await source.runMigrations({ transaction: 'none' });
    await source.query('COMMIT');
    return applied.map(({ name }) => name);
  } catch (error) {
    await source.query('ROLLBACK');
    throw error;
  }
}

/** MySQL commits each schema change at once, so a named lock excludes other processes. */
async function migrateMysql(db: Db): Promise<string[]> {
  const holder = db.source.createQueryRunner();
  try {
    const [row] = await holder.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK, LOCK_SECONDS]);
    if (Number(row.locked) !== 1)
      throw new Error('Another process has been migrating the database for a minute.');
    await rejectPrereleaseSchema(db.source);
    const applied = await withoutIdleTimeout(holder, () => db.source.runMigrations());
    return applied.map(({ name }) => name);
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
    await holder.release();
  }
}

/** Databases from before the first release have migrations that no longer exist. */
async function rejectPrereleaseSchema(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return;
    const applied: { name: string }[] = await runner.query('SELECT name FROM migrations');
    const [initial] = source.migrations;
    if (applied.length === 0 || applied.some(({ name }) => name === initial?.name)) return;
  } finally {
    await runner.release();
  }
  throw new InvalidEnvError(
    'This database was made before the first release and cannot be migrated. Delete it, or set DATA_DIR or DATABASE_URL to another one.',
  );
}

/** Whether all migrations are applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  return !(await db.source.showMigrations());
}
