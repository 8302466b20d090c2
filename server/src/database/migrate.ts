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
    const applied = await withoutIdleTimeout(holder, () => db.source.runMigrations());
    return applied.map(({ name }) => name);
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
    await holder.release();
  }
}

/** Whether all migrations are applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  return !(await db.source.showMigrations());
}
