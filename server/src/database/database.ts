import 'reflect-metadata';
import { channel } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, type EntityManager, type Logger as QueryLogger, type QueryRunner } from 'typeorm';
import { boundedMysql2, bounds, type Unhurried } from './boundedPool.ts';
import { type Dialect, isContention, mysqlOptions, sqliteOptions } from './dialects.ts';

/** The shop's database. */
export interface Db {
  dialect: Dialect;
  /** For people, such as `SQLite data/kirana.sqlite`. */
  label: string;
  /** For reads outside of a transaction. */
  read: EntityManager;
  /**
   * Runs `work` in one transaction and commits it; rolls back when it throws. `work` may run several times (after a
   * deadlock), so it must do nothing but talk to the database.
   */
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  /** Runs work whose statements may take long, as those of migrations do. */
  unhurried: Unhurried;
  /** Runs work that is one statement, a transaction of its own: without the round trips of beginning and committing one. */
  once<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * As `once`, for a statement in SQL.
   * @returns how many rows it changed; two where a row was there already, and MySQL updated it
   */
  change(sql: string, parameters: readonly unknown[]): Promise<number>;
  /** The connection that migrations run on. */
  source: DataSource;
  close(): Promise<void>;
}

const ATTEMPTS = 6;

/** Told each time that a transaction is repeated. */
const retries = channel('kirana.transaction.retry');

/** Opens the MySQL/MariaDB server behind `databaseUrl`, or the embedded file in `dataDir`. Does not migrate. */
export function openDatabase(where: {
  databaseUrl: string | null;
  dataDir: string;
  queryLogger?: QueryLogger;
}): Promise<Db> {
  return where.databaseUrl
    ? openMysql(where.databaseUrl, where.queryLogger)
    : openSqlite(where.dataDir, where.queryLogger);
}

const logging = (logger: QueryLogger | undefined) => (logger ? { logger, logging: true as const } : {});

async function openMysql(url: string, logger?: QueryLogger): Promise<Db> {
  const { serverVersion, ...options } = await mysqlOptions(url);
  const { driver, openAnother, unhurried } = boundedMysql2();
  const source = await new DataSource({
    ...options,
    driver,
    ...logging(logger),
  } as typeof options).initialize();
  const { pool } = source.driver as unknown as { pool: Pool };
  haveManners(pool);
  // The one on which the driver has looked at the server.
  for (const statement of manners()) await source.query(statement);
  const writers = openAnother();
  haveManners(writers, 'SET autocommit = 0');
  const { host, pathname } = new URL(url);
  return {
    dialect: 'mysql',
    label: `${options.type === 'mariadb' ? 'MariaDB' : 'MySQL'} ${serverVersion} at ${host}${pathname}`,
    read: source.manager,
    write: (work) => retried(() => inOpenTransaction(source, writers, work)),
    once: (work) => retried(() => work(source.manager)),
    change: (sql, parameters) => retried(() => changeOn(source, sql, parameters)),
    unhurried,
    source,
    close: async () => {
      await writers.promise().end();
      await source.destroy();
    },
  };
}

/**
 * A transaction on a connection of the writers, where each statement belongs to one that begins by itself: saying so would be another
 * way to the database and back.
 */
async function inOpenTransaction<T>(
  source: DataSource,
  writers: Pool,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const connection = await new Promise<PoolConnection>((resolve, reject) =>
    writers.getConnection((error, free) => (error ? reject(error) : resolve(free))),
  );
  const runner = source.createQueryRunner();
  // TypeORM would take a connection of its own pool, and begin transactions.
  Object.assign(runner, { databaseConnection: connection, isTransactionActive: true });
  try {
    const result = await work(runner.manager);
    await runner.query('COMMIT');
    await runner.release();
    return result;
  } catch (error) {
    await runner.query('ROLLBACK').then(
      () => runner.release(),
      // Nobody else is to go on with what is half done.
      () => connection.destroy(),
    );
    throw error;
  }
}

/**
 * TypeORM shares one connection for everything on SQLite, where two transactions at a time would corrupt each other:
 * writes queue for a connection of their own, reads have another one.
 */
async function openSqlite(dataDir: string, logger?: QueryLogger): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'kirana.sqlite');
  const writer = await new DataSource({ ...sqliteOptions(file), ...logging(logger) }).initialize();
  const reader = await new DataSource({ ...sqliteOptions(file), ...logging(logger) }).initialize();
  await reader.query('PRAGMA query_only = ON');
  const turn = new Mutex();
  return {
    dialect: 'sqlite',
    label: `SQLite ${path.relative(process.cwd(), file)}`,
    read: reader.manager,
    write: (work) => turn.runExclusive(() => retried(() => inTransaction(writer, work))),
    unhurried: (work) => work(),
    once: (work) => turn.runExclusive(() => retried(() => work(writer.manager))),
    change: (sql, parameters) => turn.runExclusive(() => retried(() => changeOn(writer, sql, parameters))),
    source: writer,
    close: async () => {
      await turn.runExclusive(() => writer.destroy());
      await reader.destroy();
    },
  };
}

/**
 * A transaction on the writer. Not TypeORM's own: it begins as a reader, which is refused for good once another process has
 * written, and after a commit that failed (a full disk) it takes later transactions for parts of the one that is over.
 */
async function inTransaction<T>(writer: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  await writer.query('BEGIN IMMEDIATE');
  try {
    const result = await work(writer.manager);
    await writer.query('COMMIT');
    return result;
  } catch (error) {
    await rollBack(writer);
    throw error;
  }
}

/** SQLite has ended the transaction by itself after some errors, among them a full disk. */
async function rollBack(writer: DataSource): Promise<void> {
  try {
    await writer.query('ROLLBACK');
  } catch (error) {
    if (!/no transaction is active/.test((error as Error).message)) throw error;
  }
}

/** What each connection begins with; said once, it need not be said with each transaction. */
function haveManners(pool: Pool, ...more: string[]): void {
  pool.on('connection', (connection) => {
    for (const statement of [...manners(), ...more]) connection.query(statement);
  });
}

const manners = () => [
  // Each statement of a transaction sees what others have committed; the default, a snapshot, would hide the row that a unique key met.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // Else who is gone without a word has its locks for hours, and who is not waited for any more waits for others'.
  `SET SESSION wait_timeout = ${seconds(bounds.silence)}, innodb_lock_wait_timeout = ${seconds(bounds.answer)}`,
];
const seconds = (ms: number) => Math.ceil(ms / 1000);

/** Runs one statement of a transaction. @returns as `Db.change` */
export const changeIn = (tx: EntityManager, sql: string, parameters: readonly unknown[]): Promise<number> =>
  tx.queryRunner ? changeThrough(tx.queryRunner, sql, parameters) : changeOn(tx.dataSource, sql, parameters);

async function changeOn(source: DataSource, sql: string, parameters: readonly unknown[]): Promise<number> {
  const runner = source.createQueryRunner();
  try {
    return await changeThrough(runner, sql, parameters);
  } finally {
    await runner.release();
  }
}

async function changeThrough(
  runner: QueryRunner,
  sql: string,
  parameters: readonly unknown[],
): Promise<number> {
  const { affected } = await runner.query(sql, [...parameters], true);
  return affected ?? 0;
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isContention(error)) throw error;
      retries.publish({ attempt, error });
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
