import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';
import { type DataSourceOptions, QueryFailedError } from 'typeorm';
import { entities } from '../generated/entities.ts';
import { mysqlMigrations, sqliteMigrations } from '../generated/migrations.ts';
import { UnavailableError } from '../lib/unavailableError.ts';
import { NamingStrategy } from './namingStrategy.ts';

// The differences between the two databases. Services are the same for both.

/** MySQL and MariaDB are one dialect here. */
export type Dialect = 'sqlite' | 'mysql';

const common = {
  entities,
  namingStrategy: new NamingStrategy(),
  synchronize: false,
  migrationsTransactionMode: 'all',
} as const;

/** How long a writer waits for another process's write to an SQLite file, in ms. */
export const SQLITE_BUSY_MS = 5000;

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
      // What is deleted, such as an account's data, is overwritten in the file.
      connection.pragma('secure_delete = ON');
    },
    migrations: sqliteMigrations,
  };
}

/** What a server says of itself. */
interface MysqlServer {
  serverVersion: string;
  /** It is a node of a Galera cluster. */
  isClusterNode: boolean;
}

/**
 * Options for a pool of connections to a MySQL or MariaDB server. Asks the server which it is, because TypeORM treats
 * some column types differently.
 */
export async function mysqlOptions(url: string): Promise<DataSourceOptions & MysqlServer> {
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    const serverVersion = String((rows as { version: string }[])[0]?.version);
    // Not `@@wsrep_on`, which MySQL does not know.
    const [variables] = await connection.query("SHOW VARIABLES LIKE 'wsrep_on'");
    return {
      ...common,
      type: /mariadb/i.test(serverVersion) ? 'mariadb' : 'mysql',
      url,
      timezone: 'Z',
      // mysql2's stack traces cost a tenth of each statement; TypeORM's errors have their own.
      trace: false,
      charset: 'utf8mb4_bin',
      supportBigNumbers: true,
      connectTimeout: 5000,
      extra: { connectionLimit: 10 },
      migrations: mysqlMigrations,
      serverVersion,
      isClusterNode: (variables as { Value: string }[])[0]?.Value === 'ON',
    };
  } finally {
    await connection.end();
  }
}

/** The end of an INSERT of a row that may exist: the new value of `column` is added to the existing one. */
export const onConflictAdd = (dialect: Dialect, key: readonly string[], column: string): string =>
  dialect === 'mysql'
    ? `ON DUPLICATE KEY UPDATE ${column} = ${column} + VALUES(${column})`
    : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${column} = ${column} + excluded.${column}`;

/** The end of an INSERT of rows that may exist: existing ones are not changed. */
export const onConflictIgnore = (dialect: Dialect, key: readonly [string, ...string[]]): string =>
  dialect === 'mysql'
    ? `ON DUPLICATE KEY UPDATE ${key[0]} = ${key[0]}`
    : `ON CONFLICT (${key.join(', ')}) DO NOTHING`;

/** The end of an INSERT of rows that may exist: the new values of `columns` replace the existing ones. */
export const onConflictReplace = (
  dialect: Dialect,
  key: readonly string[],
  columns: readonly string[],
): string =>
  dialect === 'mysql'
    ? `ON DUPLICATE KEY UPDATE ${columns.map((column) => `${column} = VALUES(${column})`).join(', ')}`
    : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
/** SQL for the whole part of a division of integers. */
export const divide = (dialect: Dialect, dividend: string, divisor: number): string =>
  `${dividend} ${dialect === 'mysql' ? 'DIV' : '/'} ${divisor}`;

/** Placeholders for values, as in `IN (?,?)`. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join();

/** A SELECT with its own ORDER BY and LIMIT as a part of a UNION ALL, which need not keep the order. */
export const unionPart = (dialect: Dialect, select: string): string =>
  // MySQL would materialise a derived table.
  dialect === 'mysql' ? `(${select})` : `SELECT * FROM (${select})`;

/** After a table's name: reads it by this index, where the database might choose another one with each other parameter. */
export const withIndex = (dialect: Dialect, index: string): string =>
  dialect === 'mysql' ? `FORCE INDEX (${index})` : `INDEXED BY ${index}`;

/** A join that reads the left table first, where the database might choose the other one. */
export const joinInOrder = (dialect: Dialect): string =>
  dialect === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN';

/** The end of a SELECT that locks its rows until the transaction ends; SQLite has one writer at a time anyway. */
export const forUpdate = (dialect: Dialect): string => (dialect === 'mysql' ? 'FOR UPDATE' : '');

interface DriverError {
  errno?: number;
  code?: string;
  message?: string;
  fatal?: boolean;
}

function driverError(error: unknown): DriverError {
  return (error as { driverError?: DriverError } | null)?.driverError ?? {};
}

/**
 * MySQL: deadlock, lock timeout, and a commit that failed. A cluster answers COMMIT with 1213 or 1180 when another node has changed the
 * same rows.
 */
const CONTENTION_ERRNOS = [1180, 1205, 1213];

/**
 * Deadlock, lock timeout, conflict with another node or busy file: the transaction was rolled back, and the whole of it may be retried.
 * A lost connection is none of them: a COMMIT that was not answered may have succeeded.
 */
export function isContention(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return CONTENTION_ERRNOS.includes(Number(errno)) || code?.startsWith('SQLITE_BUSY') === true;
}

/**
 * START TRANSACTION failed, because the server had closed the pool's connection and the pool had not noticed yet: nothing was done, and the
 * transaction may be retried.
 */
export function failedToBegin(error: unknown): boolean {
  if (!(error instanceof QueryFailedError) || error.query !== 'START TRANSACTION') return false;
  const { code = '', message = '' } = driverError(error);
  return /^(ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST)$/.test(code) || message.includes(CLOSED_CONNECTION);
}

/** In the message of mysql2's error without a code. */
const CLOSED_CONNECTION = 'closed state';

/** MySQL: cannot write a file, disk full, table full, read-only by option, in general, or for the transaction. */
const REFUSED_WRITE_ERRNOS = [3, 1021, 1114, 1290, 1792, 1836];

/** The database can be read, but not written: its disk is full or fails, or it is read-only. */
export function isWriteRefused(error: unknown): boolean {
  const { errno, code = '', message = '' } = driverError(error);
  return (
    REFUSED_WRITE_ERRNOS.includes(Number(errno)) ||
    /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code) ||
    /disk is full|disk I\/O error/.test(message)
  );
}

/** A unique key was violated. */
export function isDuplicate(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** For `catch`: the result of `handle` when a unique key was violated. Other errors are rethrown. */
export const ifDuplicate =
  <T>(handle: () => T) =>
  (error: unknown): T => {
    if (!isDuplicate(error)) throw error;
    return handle();
  };

/** MySQL: too many connections, node without its cluster (1047), shutting down, killed, out of space; and contention without an end. */
const UNAVAILABLE_ERRNOS = [
  ...CONTENTION_ERRNOS,
  1021,
  1040,
  1047,
  1053,
  1077,
  1114,
  1129,
  1203,
  1317,
  1836,
  1927,
  2006,
  2013,
];
const UNAVAILABLE_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|PROTOCOL_|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY))/;

/**
 * The database, or another service that the shop depends on, is unavailable at the moment, or the disk is full; the caller may
 * retry later.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  // Without a connection TypeORM passes the driver's error on unwrapped.
  const {
    errno,
    code,
    fatal,
    message = '',
  } = error instanceof QueryFailedError ? driverError(error) : ((error ?? {}) as DriverError);
  if (fatal || UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_ERRNOS.includes(Number(errno)))
    return true;
  return (
    error instanceof QueryFailedError &&
    (message.includes(CLOSED_CONNECTION) || /disk is full|disk I\/O error/.test(message))
  );
}
