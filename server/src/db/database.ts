import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { DataSource, type EntityManager, type Logger as QueryLogger } from 'typeorm';
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
  /** The connection that migrations run on. */
  source: DataSource;
  close(): Promise<void>;
}

const ATTEMPTS = 6;

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
  const source = await new DataSource({ ...options, ...logging(logger) } as typeof options).initialize();
  const { host, pathname } = new URL(url);
  return {
    dialect: 'mysql',
    label: `${options.type === 'mariadb' ? 'MariaDB' : 'MySQL'} ${serverVersion} at ${host}${pathname}`,
    read: source.manager,
    // Each statement sees what others have committed; the default, a snapshot, would hide the row that a unique key met.
    write: (work) => retried(() => source.transaction('READ COMMITTED', work)),
    source,
    close: () => source.destroy(),
  };
}

/**
 * TypeORM shares one connection for everything on SQLite, where two transactions at a time would corrupt each other:
 * writes queue for a connection of their own, reads have another one.
 */
async function openSqlite(dataDir: string, logger?: QueryLogger): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'kirana.sqlite');
  const writer = await new DataSource({ ...sqliteOptions(file), ...logging(logger) }).initialize();
  beginAsWriter(writer);
  const reader = await new DataSource({ ...sqliteOptions(file), ...logging(logger) }).initialize();
  await reader.query('PRAGMA query_only = ON');
  const turn = new Mutex();
  return {
    dialect: 'sqlite',
    label: `SQLite ${path.relative(process.cwd(), file)}`,
    read: reader.manager,
    write: (work) => turn.runExclusive(() => retried(() => writer.transaction(work))),
    source: writer,
    close: async () => {
      await turn.runExclusive(() => writer.destroy());
      await reader.destroy();
    },
  };
}

/**
 * Has transactions wait for the file's write lock when they begin. TypeORM begins them as readers, and a reader that wants
 * to write after another process has written is refused, with its statement left open and its old view of the file for good.
 */
function beginAsWriter(writer: DataSource): void {
  // There is one runner for all of the connection.
  const runner = writer.createQueryRunner();
  const query = runner.query.bind(runner);
  runner.query = (statement: string, ...rest: []) =>
    query(statement === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : statement, ...rest);
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isContention(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
