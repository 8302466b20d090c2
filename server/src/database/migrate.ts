import type { Db } from './database.ts';
import { maySayNothing } from './dialects.ts';

const LOCK = 'kirana-migrations';
const LOCK_SECONDS = 60;

/**
 * Brings the tables up to date. Several processes may start at once: one of them migrates while the others wait.
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.dialect === 'sqlite' ? migrateSqlite(db) : db.unhurried(() => migrateMysql(db));
}

/** All of them in one transaction, which holds the file's write lock. */
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

/** MySQL commits each change of the schema at once, so a lock of its own keeps others away. */
async function migrateMysql(db: Db): Promise<string[]> {
  const holder = db.source.createQueryRunner();
  try {
    const [row] = await holder.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK, LOCK_SECONDS]);
    if (Number(row.locked) !== 1)
      throw new Error('Another process has been migrating the database for a minute.');
    const applied = await maySayNothing(holder, () => db.source.runMigrations());
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
