import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

/** A test's own database, of the dialect in TEST_DATABASE. */
export interface TestDatabase {
  url: string | null;
  drop(): Promise<void>;
}

/** Creates an empty database. Its URL is null for SQLite, which is in the shop's data folder. */
export async function createDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'mysql'
    ? createMysqlDatabase(async () => {})
    : { url: null, drop: async () => {} };
}

/**
 * Creates a migrated database with the demo catalogue: a copy of the one that was made before the tests.
 * @param dataDir the shop's data folder
 */
export async function copyDatabase(dataDir: string): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE === 'mysql')
    return createMysqlDatabase((connection) => copyTables(connection, variable('TEST_MYSQL_TEMPLATE')));
  copyFileSync(variable('TEST_SQLITE_TEMPLATE'), path.join(dataDir, 'kirana.sqlite'));
  return createDatabase();
}

async function createMysqlDatabase(fill: (connection: Connection) => Promise<void>): Promise<TestDatabase> {
  const server = variable('TEST_MYSQL_URL');
  const name = `kirana_${randomBytes(6).toString('hex')}`;
  const connect = async (work: (connection: Connection) => Promise<unknown>) => {
    const connection = await createConnection({ uri: server, multipleStatements: true });
    await work(connection);
    await connection.end();
  };
  await connect(async (connection) => {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4; USE ${name}`);
    await fill(connection);
  });
  return {
    url: `${server}/${name}`,
    drop: () => connect((connection) => connection.query(`DROP DATABASE ${name}`)),
  };
}

/** Copies all tables of a database with their rows into the connection's database. */
async function copyTables(connection: Connection, template: string): Promise<void> {
  copyStatements ??= readCopyStatements(connection, template);
  await connection.query(`SET foreign_key_checks = 0; ${await copyStatements}`);
}

/** They are the same for all shops of a test file. */
let copyStatements: Promise<string> | undefined;

async function readCopyStatements(connection: Connection, template: string): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [template],
  );
  const statements = await Promise.all(
    tables.map(async ({ name }) => {
      const [[table]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${template}.${name}`);
      return `${table?.['Create Table']}; INSERT INTO ${name} SELECT * FROM ${template}.${name}`;
    }),
  );
  return statements.join(';');
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`TEST_DATABASE=${process.env.TEST_DATABASE} needs ${name}`);
  return value;
}
