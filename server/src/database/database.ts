import 'reflect-metadata';
import { channel } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { DataSource, type EntityManager } from 'typeorm';
import type { Log } from '../lib/log.ts';
import { keepFilesPrivate } from '../lib/privateFiles.ts';
import {
  type Dialect,
  failedToBegin,
  isContention,
  mysqlOptions,
  SQLITE_BUSY_MS,
  sqliteOptions,
} from './dialects.ts';
import { createMysqlDriver, type WithoutQueryTimeout } from './mysqlDriver.ts';
import { openReplicas, type ReplicaSource, type Replicas, withoutReplicas } from './replicas.ts';

/** The shop's database. */
export interface Db {
  dialect: Dialect;
  /** For people, such as `SQLite data/kirana.sqlite`. */
  label: string;
  /** For reads outside of a transaction. */
  read: EntityManager;
  /** For reads that may be behind. */
  replicas: Replicas;
  /**
   * Runs `work` in a transaction, which is rolled back when it throws. After a deadlock, or a conflict with another node of a cluster,
   * `work` runs again, so it must not have other effects than those on the database. A transaction whose connection was closed before it
   * began is retried, too. When the connection is lost later, it does not run again, and may have been committed.
   */
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  /** Runs work of a single statement without an explicit transaction, which saves two round trips. May run it again, as `write`. */
  autocommit<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs a single SQL statement, as `autocommit`.
   * @returns the number of affected rows; MySQL counts a row that an upsert has updated twice
   */
  execute(sql: string, parameters: readonly unknown[]): Promise<number>;
  withoutQueryTimeout: WithoutQueryTimeout;
  /**
   * SQLite: writes its log (WAL), which still holds what has been deleted, into the database file, and empties it; a later call does so if
   * another process is reading. MySQL empties its logs by itself.
   */
  truncateLog(): Promise<void>;
  /** For migrations. */
  source: DataSource;
  /**
   * To check whether the database can be used. On MySQL a connection of its own, which waits neither for busy ones nor for the commits of
   * other nodes of a cluster.
   */
  probe: DataSource;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 6;

/** Publishes each retry of a transaction. */
const retries = channel('kirana.transaction.retry');

interface DatabaseSettings {
  /** Of a MySQL or MariaDB server; null: the embedded SQLite file in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Whether statements to a MySQL or MariaDB server name their request. */
  sqlComments?: boolean;
}

/**
 * Opens the database; does not migrate it. Everything is read from it, until `addReplicas`. From then on nobody else on this machine can read
 * what this process writes.
 */
export function openDatabase({ databaseUrl, dataDir, sqlComments = false }: DatabaseSettings): Promise<Db> {
  keepFilesPrivate(dataDir);
  return databaseUrl ? openMysql(databaseUrl, sqlComments) : openSqlite(dataDir);
}

/** The migrated database with replicas for the reads that may be behind. */
export async function addReplicas(
  db: Db,
  urls: readonly string[],
  sqlComments: boolean,
  log: Log,
): Promise<Db> {
  if (urls.length === 0) return db;
  const sources = urls.map(
    (url): ReplicaSource => ({ label: new URL(url).host, open: () => openPool(url, sqlComments) }),
  );
  const replicas = await openReplicas(db.read, sources, log);
  return {
    ...db,
    replicas,
    async close() {
      await replicas.close();
      await db.close();
    },
  };
}

/** A pool of connections to a replica. */
async function openPool(url: string, sqlComments: boolean): Promise<DataSource> {
  const { serverVersion: _, isClusterNode, ...options } = await mysqlOptions(url);
  const { driver } = createMysqlDriver({ isClusterNode, sqlComments });
  return new DataSource({ ...options, driver } as typeof options).initialize();
}

async function openMysql(url: string, sqlComments: boolean): Promise<Db> {
  const { serverVersion, isClusterNode, ...options } = await mysqlOptions(url);
  const { driver, withoutQueryTimeout } = createMysqlDriver({ isClusterNode, sqlComments });
  const open = () => new DataSource({ ...options, driver } as typeof options).initialize();
  // Two pools: transactions that wait for locks leave connections for reads.
  const [reader, writer] = [await open(), await open()];
  const probe = await new DataSource({
    ...options,
    driver: createMysqlDriver({ isClusterNode: false, sqlComments: false }).driver,
    extra: { connectionLimit: 1 },
  } as typeof options).initialize();
  const { host, pathname } = new URL(url);
  return {
    dialect: 'mysql',
    label: `${options.type === 'mariadb' ? 'MariaDB' : 'MySQL'} ${serverVersion} at ${host}${pathname}`,
    read: reader.manager,
    replicas: withoutReplicas(reader.manager),
    write: (work) => retryTransaction(() => writer.transaction(work)),
    autocommit: (work) => retryTransaction(() => work(reader.manager)),
    execute: (sql, parameters) => retryTransaction(() => executeIn(reader.manager, sql, parameters)),
    withoutQueryTimeout,
    truncateLog: async () => {},
    source: writer,
    probe,
    close: async () => {
      await writer.destroy();
      await reader.destroy();
      await probe.destroy();
    },
  };
}

/**
 * TypeORM uses one SQLite connection per data source, on which concurrent transactions would corrupt each other: writes run
 * one after another on a connection of their own, reads on another one.
 */
async function openSqlite(dataDir: string): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'kirana.sqlite');
  const open = () => new DataSource(sqliteOptions(file)).initialize();
  const [writer, reader] = [await open(), await open()];
  await reader.query('PRAGMA query_only = ON');
  const mutex = new Mutex();
  const exclusively = <T>(work: () => Promise<T>) => mutex.runExclusive(() => retryTransaction(work));
  return {
    dialect: 'sqlite',
    label: `SQLite ${path.relative(process.cwd(), file)}`,
    read: reader.manager,
    replicas: withoutReplicas(reader.manager),
    write: (work) => exclusively(() => runSqliteTransaction(writer, work)),
    autocommit: (work) => exclusively(() => work(writer.manager)),
    execute: (sql, parameters) => exclusively(() => executeIn(writer.manager, sql, parameters)),
    withoutQueryTimeout: (work) => work(),
    truncateLog: () => mutex.runExclusive(() => truncateSqliteLog(writer)),
    source: writer,
    probe: reader,
    close: async () => {
      await mutex.runExclusive(() => writer.destroy());
      await reader.destroy();
    },
  };
}

/**
 * Replaces TypeORM's own transactions. Those begin as readers, which fails for good once another process has written; and after
 * a failed commit (a full disk) they take later transactions for parts of the failed one.
 */
async function runSqliteTransaction<T>(
  writer: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
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

/** Does not wait for readers of other processes: waiting would block this one. */
async function truncateSqliteLog(writer: DataSource): Promise<void> {
  await writer.query('PRAGMA busy_timeout = 0');
  try {
    await writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await writer.query(`PRAGMA busy_timeout = ${SQLITE_BUSY_MS}`);
  }
}

async function rollBack(writer: DataSource): Promise<void> {
  try {
    await writer.query('ROLLBACK');
  } catch (error) {
    // After some errors, among them a full disk, SQLite has rolled back by itself.
    if (!/no transaction is active/.test((error as Error).message)) throw error;
  }
}

/** Runs an SQL statement, in the manager's transaction if it has one. @returns as `Db.execute` */
export async function executeIn(
  { queryRunner, dataSource }: EntityManager,
  sql: string,
  parameters: readonly unknown[],
): Promise<number> {
  const runner = queryRunner ?? dataSource.createQueryRunner();
  try {
    const { affected } = await runner.query(sql, [...parameters], true);
    return affected ?? 0;
  } finally {
    if (!queryRunner) await runner.release();
  }
}

async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(isContention(error) || failedToBegin(error))) throw error;
      retries.publish({ attempt, error });
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
