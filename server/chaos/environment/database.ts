import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { startMariadb } from '../../tools/programs/mysqlServer.mjs';

export type DatabaseKind = 'sqlite' | 'mysql';

/** The harness's own connection to the shop's database. It bypasses the proxies, so network faults do not affect it. */
export interface Database {
  kind: DatabaseKind;
  /** The name and version of the database. */
  label(): Promise<string>;
  /** Null: the database is embedded and has no port. */
  port: number | null;
  /** @template Row the columns that the statement selects */
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Whether a unique key refuses one of these rows. Rolls the inserts back. */
  refuses(insert: string, rows: unknown[][]): Promise<boolean>;
  /** Kills the database's process without a clean stop, like a power cut. Does nothing if it is embedded. */
  kill(): Promise<void>;
  /** Starts the process again; resolves when it is ready. Does nothing if it is embedded. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_NAME = 'kirana';
const QUERY_TIMEOUT_MS = 30_000;

/** Opens the database; starts MariaDB for `mysql`. @param folder for the file of the embedded database */
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
  let openConnection: Sqlite | null = null;
  const getConnection = () => {
    openConnection ??= new Library(file, { timeout: 10_000 });
    return openConnection;
  };
  const query = async <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => {
    const statement = getConnection().prepare(sql);
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
      getConnection().exec('PRAGMA foreign_keys = OFF');
      getConnection().exec('BEGIN IMMEDIATE');
      try {
        for (const values of rows) await query(insert, values);
        return false;
      } catch (error) {
        return /UNIQUE/.test((error as Error).message);
      } finally {
        getConnection().exec('ROLLBACK');
      }
    },
    kill: async () => {},
    restart: async () => {},
    close: async () => openConnection?.close(),
  };
}

async function openMariadb(): Promise<Database> {
  const server = await startMariadb({ durable: true });
  const database = await connectToMariadb(() => server.url);
  return {
    ...database,
    port: Number(new URL(server.url).port),
    async kill() {
      await server.kill();
      database.dropConnection();
    },
    restart: () => server.restart(),
    close: () => server.stop(),
  };
}

/**
 * Connects to MariaDB, and creates the database of the shop there. Its process belongs to the caller.
 * @param findUrl called for each new connection
 * @param settings statements that begin each connection
 */
export async function connectToMariadb(
  findUrl: () => string,
  settings: string[] = [],
): Promise<Database & { dropConnection(): void }> {
  let connection: Promise<Connection> | null = null;
  let isCreated = false;
  const dropConnection = () => {
    connection = null;
  };
  const getConnection = () => {
    connection ??= (async () => {
      const { hostname: host, port, username: user } = new URL(findUrl());
      const newConnection = await createConnection({ host, port: Number(port), user, connectTimeout: 1000 });
      // Pending queries reject with the error; no other handling is needed.
      newConnection.on('error', () => {});
      // Once, because it stops the writes of all nodes of a cluster.
      if (!isCreated)
        await newConnection.query(`CREATE DATABASE IF NOT EXISTS ${DATABASE_NAME} CHARACTER SET utf8mb4`);
      isCreated = true;
      await newConnection.query(`USE ${DATABASE_NAME}`);
      for (const statement of settings) await newConnection.query(statement);
      return newConnection;
    })();
    return connection;
  };
  const query = async <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => {
    try {
      const [rows] = await (await getConnection()).query({ sql, values, timeout: QUERY_TIMEOUT_MS });
      return rows as Row[];
    } catch (error) {
      if ((error as { fatal?: boolean }).fatal || !(error as { errno?: number }).errno) dropConnection();
      throw error;
    }
  };
  await getConnection();
  return {
    kind: 'mysql',
    label: async () => `MariaDB ${(await query('SELECT VERSION() AS version'))[0]?.version}`,
    port: null,
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
    kill: async () => {},
    restart: async () => {},
    close: async () => (await connection)?.destroy(),
    dropConnection,
  };
}
