import type { Db } from './database.ts';

const LOCK = 'kirana-migrations';
const LOCK_SECONDS = 60;

/**
 * Brings the tables up to date. Several processes may start at once: on MySQL, whose schema changes no transaction
 * guards, one of them migrates while the others wait.
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Db): Promise<string[]> {
  const apply = async () => (await db.source.runMigrations()).map(({ name }) => name);
  if (db.dialect === 'sqlite') return apply();
  const holder = db.source.createQueryRunner();
  try {
    const [row] = await holder.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK, LOCK_SECONDS]);
    if (Number(row.locked) !== 1)
      throw new Error('Another process has been migrating the database for a minute.');
    return await apply();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
    await holder.release();
  }
}

/** Whether all migrations are applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  return !(await db.source.showMigrations());
}
