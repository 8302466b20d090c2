import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { startMariadb } from '../tools/mysqlServer.mjs';

export type DatabaseKind = 'sqlite' | 'mysql';

/** The harness's own connection to the shop's database, which network faults do not affect. */
export interface Database {
  kind: DatabaseKind;
  /** Its name and version. */
  label(): Promise<string>;
  /** Null: embedded. */
  port: number | null;
  /** @template Row the columns that the statement selects */
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Whether a unique key refuses one of these rows. Rolls back. */
  refuses(insert: string, rows: unknown[][]): Promise<boolean>;
  /** Kills its process, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again; resolves when it is ready. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_NAME = 'kirana';
const QUERY_MS = 30_000;

/** @param folder of an embedded database's file */
export const openDatabase = (kind: DatabaseKind, folder: string): Promise<Database> =>
  kind === 'mysql' ? openMariadb() : openSqlite(folder);

interface Sqlite {
  prepare(sql: string): {
    all(...values: unknown[]): unknown[];
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
  const query = async <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => {
    const statement = connection().prepare(sql);
    if (/^\s*(SELECT|PRAGMA)/i.test(sql)) return statement.all(...values) as Row[];
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

async function openMariadb(): Promise<Database> {
  const server = await startMariadb({ durable: true });
  const { hostname: host, port, username: user } = new URL(server.url);
  let connection: Promise<Connection> | null = null;
  const forget = () => {
    connection = null;
  };
  const connected = () => {
    connection ??= (async () => {
      const opened = await createConnection({ host, port: Number(port), user, connectTimeout: 1000 });
      // Pending queries reject with the error; it needs no other handling.
      opened.on('error', () => {});
      await opened.query(`CREATE DATABASE IF NOT EXISTS ${DATABASE_NAME} CHARACTER SET utf8mb4`);
      await opened.query(`USE ${DATABASE_NAME}`);
      return opened;
    })();
    return connection;
  };
  const query = async <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => {
    try {
      const [rows] = await (await connected()).query({ sql, values, timeout: QUERY_MS });
      return rows as Row[];
    } catch (error) {
      if ((error as { fatal?: boolean }).fatal || !(error as { errno?: number }).errno) forget();
      throw error;
    }
  };
  await connected();
  return {
    kind: 'mysql',
    label: async () => `MariaDB ${(await query('SELECT VERSION() AS version'))[0]?.version}`,
    port: Number(port),
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
      await server.kill();
      forget();
    },
    restart: () => server.restart(),
    close: () => server.stop(),
  };
}
