import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';
import { type DataSourceOptions, type EntityManager, QueryFailedError } from 'typeorm';
import type { Db } from './database.ts';
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
      // A driver's stack for each statement is a tenth of what a statement costs; TypeORM's errors have their own.
      trace: false,
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

/** The end of an INSERT whose row may be there already: then the new row's number is added to the old one's. */
export const orAddTo = (dialect: Dialect, key: readonly string[], column: string): string =>
  dialect === 'mysql'
    ? `ON DUPLICATE KEY UPDATE ${column} = ${column} + VALUES(${column})`
    : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${column} = ${column} + excluded.${column}`;

/** The end of an INSERT whose rows may be there already: then they stay as they are. */
export const orKeep = (dialect: Dialect, key: string): string =>
  dialect === 'mysql' ? `ON DUPLICATE KEY UPDATE ${key} = ${key}` : `ON CONFLICT (${key}) DO NOTHING`;

/** Places for so many values, as in `IN (?,?)`. */
export const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join();

/** A SELECT with an order and a limit of its own, as a part of a UNION ALL, whose rows need not come in order. */
export const partOfUnion = (dialect: Dialect, select: string): string =>
  // MySQL would write the rows of a table in FROM down first.
  dialect === 'mysql' ? `(${select})` : `SELECT * FROM (${select})`;

/** The end of a SELECT in a transaction that keeps others from changing what it reads; SQLite has one writer at a time anyway. */
export const lockingRead = (dialect: Dialect): string => (dialect === 'mysql' ? 'FOR UPDATE' : '');

/** As `lockingRead`, for rows that one of several is to have: what others hold is passed over. */
export const takingRead = (dialect: Dialect): string => (dialect === 'mysql' ? 'FOR UPDATE SKIP LOCKED' : '');

interface DriverError {
  errno?: number;
  code?: string;
  message?: string;
  fatal?: boolean;
}

function driverError(error: unknown): DriverError {
  return (error as { driverError?: DriverError } | null)?.driverError ?? {};
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

/** Of MySQL's, those that say: no more connections, going down, killed, in the way of others for too long, or out of space. */
const UNAVAILABLE_ERRNOS = [
  1021, 1040, 1053, 1077, 1114, 1129, 1203, 1205, 1213, 1317, 1836, 1927, 2006, 2013,
];
const UNAVAILABLE_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|PROTOCOL_|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY))/;

/** The database cannot be reached, or can do nothing right now; what has failed may be asked for again later. */
export function isUnavailable(error: unknown): boolean {
  // Where no connection was to be had, the driver's error comes as it is.
  const { errno, code, fatal, message } =
    error instanceof QueryFailedError ? driverError(error) : ((error ?? {}) as DriverError);
  if (fatal || UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_ERRNOS.includes(Number(errno)))
    return true;
  return error instanceof QueryFailedError && /closed state|disk is full|disk I\/O error/.test(message ?? '');
}

/** Runs work between whose statements a connection to MySQL may be silent for long; as a rule it hangs up then. */
export async function maySayNothing<T>(
  connection: Pick<EntityManager, 'query'>,
  work: () => Promise<T>,
): Promise<T> {
  const [{ usual }] = await connection.query('SELECT @@SESSION.wait_timeout AS usual');
  await connection.query('SET SESSION wait_timeout = DEFAULT');
  try {
    return await work();
  } finally {
    await connection.query(`SET SESSION wait_timeout = ${Number(usual)}`);
  }
}

/** Runs reads that all see the database as it is at the first of them. On SQLite nothing else may use this `db` meanwhile. */
export async function withSnapshot<T>(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = read.dataSource.createQueryRunner();
  try {
    if (dialect === 'mysql') {
      await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return await maySayNothing(runner, () => work(runner.manager));
    }
    await runner.query('BEGIN');
    return await work(runner.manager);
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}

/** A transaction in which rows may come in any order; at its end all references are right again. */
export async function withoutForeignKeys<T>(
  { dialect, source, write }: Db,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  if (dialect === 'mysql')
    return write(async (tx) => {
      await tx.query('SET FOREIGN_KEY_CHECKS = 0');
      try {
        return await maySayNothing(tx, () => work(tx));
      } finally {
        await tx.query('SET FOREIGN_KEY_CHECKS = 1');
      }
    });
  // Within a transaction SQLite does not listen to this.
  await source.query('PRAGMA foreign_keys = OFF');
  try {
    return await write(async (tx) => {
      const result = await work(tx);
      const [orphan] = await tx.query('PRAGMA foreign_key_check');
      if (orphan)
        throw new Error(`A row of ${orphan.table} belongs to one of ${orphan.parent} that is not there`);
      return result;
    });
  } finally {
    await source.query('PRAGMA foreign_keys = ON');
  }
}
