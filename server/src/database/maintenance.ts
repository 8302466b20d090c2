import type { EntityManager } from 'typeorm';
import type { Db } from './database.ts';

// For backups, restores and migrations.

/** Runs work that may leave a MySQL connection unused for long; normally the server closes it then. */
export async function withoutIdleTimeout<T>(
  connection: Pick<EntityManager, 'query'>,
  work: () => Promise<T>,
): Promise<T> {
  const [{ timeout }] = await connection.query('SELECT @@SESSION.wait_timeout AS timeout');
  await connection.query('SET SESSION wait_timeout = DEFAULT');
  try {
    return await work();
  } finally {
    await connection.query(`SET SESSION wait_timeout = ${Number(timeout)}`);
  }
}

/** Runs reads that all see the state of the first one. On SQLite nothing else may use this `db` meanwhile. */
export async function withSnapshot<T>(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = read.dataSource.createQueryRunner();
  try {
    if (dialect === 'mysql') {
      await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return await withoutIdleTimeout(runner, () => work(runner.manager));
    }
    await runner.query('BEGIN');
    return await work(runner.manager);
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}

/** Runs a transaction that may insert rows in any order. @throws on SQLite, when a foreign key is violated at its end */
export async function withoutForeignKeys<T>(
  { dialect, source, write }: Db,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  if (dialect === 'mysql')
    return write(async (tx) => {
      await tx.query('SET FOREIGN_KEY_CHECKS = 0');
      try {
        return await withoutIdleTimeout(tx, () => work(tx));
      } finally {
        await tx.query('SET FOREIGN_KEY_CHECKS = 1');
      }
    });
  // SQLite ignores this within a transaction.
  await source.query('PRAGMA foreign_keys = OFF');
  try {
    return await write(async (tx) => {
      const result = await work(tx);
      const [violation] = await tx.query('PRAGMA foreign_key_check');
      if (violation)
        throw new Error(`A row of ${violation.table} refers to a missing row of ${violation.parent}`);
      return result;
    });
  } finally {
    await source.query('PRAGMA foreign_keys = ON');
  }
}
