import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';
import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities.ts';
import { mysqlMigrations, sqliteMigrations } from './migrations.ts';

// All that differs between the two databases. Services never ask which one it is.

/** `sqlite` is the embedded file; MySQL and MariaDB speak one dialect here. */
export type Dialect = 'sqlite' | 'mysql';

const common = { entities, synchronize: false, migrationsTransactionMode: 'all' } as const;

/** How long a writer waits for another process's write to an SQLite file, in ms. */
const SQLITE_BUSY_MS = 5000;

/** Options for one connection to an SQLite file. */
export function sqliteOptions(file: string): DataSourceOptions {
  return {
    ...common,
    type: 'better-sqlite3',
    // libsql is prebuilt for all platforms, and has better-sqlite3's interface.
    driver: createRequire(import.meta.url)('libsql'),
    database: file,
    enableWAL: true,
    timeout: SQLITE_BUSY_MS,
    prepareDatabase: (connection: { pragma(statement: string): unknown }) => {
      connection.pragma(`busy_timeout = ${SQLITE_BUSY_MS}`);
      connection.pragma('synchronous = FULL');
    },
    migrations: sqliteMigrations,
  };
}

/**
 * Options for a pool of connections to a MySQL or MariaDB server. Asks the server which it is, because TypeORM treats
 * some column types differently.
 */
export async function mysqlOptions(url: string): Promise<DataSourceOptions & { serverVersion: string }> {
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    const serverVersion = String((rows as { version: string }[])[0]?.version);
    return {
      ...common,
      type: /mariadb/i.test(serverVersion) ? 'mariadb' : 'mysql',
      url,
      timezone: 'Z',
      charset: 'utf8mb4_bin',
      supportBigNumbers: true,
      connectTimeout: 5000,
      extra: { connectionLimit: 10 },
      migrations: mysqlMigrations,
      serverVersion,
    };
  } finally {
    await connection.end();
  }
}

function driverError(error: unknown): { errno?: number; code?: string; message?: string } {
  return (error as { driverError?: object } | null)?.driverError ?? {};
}

/** Another transaction was in the way (deadlock, lock timeout, busy file): the whole transaction may be tried again. */
export function isContention(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return errno === 1213 || errno === 1205 || code?.startsWith('SQLITE_BUSY') === true;
}

/** A unique key refused the row. */
export function isDuplicate(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
