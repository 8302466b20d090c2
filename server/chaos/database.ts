import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Connection, createConnection } from 'mysql2/promise';
import { findProgram } from '../tools/findProgram.mjs';
import { freePort } from '../tools/freePort.mjs';
import { type Running, start } from './processes.ts';

export type Kind = 'sqlite' | 'mysql';

// biome-ignore lint/suspicious/noExplicitAny: rows are as the statement says
export type Row = Record<string, any>;

/** The shop's database as the harness looks at it: on a way of its own that no fault touches. */
export interface Database {
  kind: Kind;
  /** With its version. */
  label(): Promise<string>;
  /** Null: embedded. */
  port: number | null;
  query(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Whether a unique key refuses the last of these rows, as it has to; leaves nothing behind. */
  refuses(insert: string, rows: unknown[][]): Promise<boolean>;
  /** Ends its process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again. @returns when it answers */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_NAME = 'kirana';
const QUERY_MS = 30_000;

export const openDatabase = (kind: Kind, folder: string): Promise<Database> =>
  kind === 'mysql' ? openMariadb(folder) : openSqlite(folder);

interface Sqlite {
  prepare(sql: string): {
    all(...values: unknown[]): Row[];
    run(...values: unknown[]): void;
    reader: boolean;
  };
  exec(sql: string): void;
  close(): void;
}

async function openSqlite(folder: string): Promise<Database> {
  const Library = createRequire(import.meta.url)('libsql') as new (file: string, options: object) => Sqlite;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'kirana.sqlite');
  let opened: Sqlite | null = null;
  const connection = () => {
    opened ??= new Library(file, { timeout: 10_000 });
    return opened;
  };
  const query = async (sql: string, values: unknown[] = []) => {
    const statement = connection().prepare(sql);
    if (/^\s*(SELECT|PRAGMA)/i.test(sql)) return statement.all(...values);
    statement.run(...values);
    return [];
  };
  return {
    kind: 'sqlite',
    label: async () => `SQLite ${(await query('SELECT sqlite_version() AS version'))[0]?.version} (libsql)`,
    port: null,
    query,
    async refuses(insert, rows) {
      connection().exec('PRAGMA foreign_keys = OFF');
      connection().exec('BEGIN IMMEDIATE');
      try {
        for (const values of rows) await query(insert, values);
        return false;
      } catch (error) {
        return /UNIQUE/.test((error as Error).message);
      } finally {
        connection().exec('ROLLBACK');
      }
    },
    kill: async () => {},
    restart: async () => {},
    close: async () => opened?.close(),
  };
}

async function openMariadb(folder: string): Promise<Database> {
  const mariadbd = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  if (!mariadbd || !install) throw new Error('MariaDB (mariadb-server) is not installed on this machine');
  const data = path.join(folder, 'mariadb');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await promisify(execFile)(install, [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ]);
  const port = await freePort();
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${path.join(folder, 'socket')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--max-connections=500',
    // As durable as a shop needs it: what is committed is on the disk.
    '--innodb-flush-log-at-trx-commit=1',
    '--character-set-server=utf8mb4',
    ...asRoot,
  ];

  let running: Running | null = null;
  let connection: Connection | null = null;
  const connected = async (database = true) => {
    if (connection) return connection;
    const opened = await createConnection({
      host: '127.0.0.1',
      port,
      user: 'root',
      connectTimeout: 1000,
      ...(database ? { database: DATABASE_NAME } : {}),
    });
    // Who waits for an answer hears of it; nobody else needs to.
    opened.on('error', () => {});
    connection = opened;
    return opened;
  };
  const forget = () => {
    connection = null;
  };
  const launch = async () => {
    running = start(mariadbd, options);
    for (const deadline = Date.now() + 60_000; ; ) {
      try {
        await (await connected(false)).query(
          `CREATE DATABASE IF NOT EXISTS ${DATABASE_NAME} CHARACTER SET utf8mb4`,
        );
        await (await connected()).query(`USE ${DATABASE_NAME}`);
        return;
      } catch (error) {
        forget();
        if (!running.isAlive() || Date.now() > deadline) {
          throw new Error(`MariaDB did not start:\n${running.tail()}`, { cause: error });
        }
        await sleep(20);
      }
    }
  };
  const query = async (sql: string, values: unknown[] = []) => {
    try {
      const [rows] = await (await connected()).query({ sql, values, timeout: QUERY_MS });
      return rows as Row[];
    } catch (error) {
      if ((error as { fatal?: boolean }).fatal || !(error as { errno?: number }).errno) forget();
      throw error;
    }
  };
  await launch();
  return {
    kind: 'mysql',
    label: async () => `MariaDB ${(await query('SELECT VERSION() AS version'))[0]?.version}`,
    port,
    query,
    async refuses(insert, rows) {
      await query('SET FOREIGN_KEY_CHECKS = 0');
      await query('START TRANSACTION');
      try {
        for (const values of rows) await query(insert, values);
        return false;
      } catch (error) {
        return (error as { errno?: number }).errno === 1062;
      } finally {
        await query('ROLLBACK');
      }
    },
    async kill() {
      await running?.kill();
      forget();
    },
    restart: launch,
    async close() {
      await running?.kill();
    },
  };
}
