import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** A test's own database, of the dialect in TEST_DATABASE. */
export interface TestDatabase {
  url: string | null;
  drop(): Promise<void>;
}

/** Creates an empty database. Its URL is null for SQLite, which is in the shop's data folder. */
export async function createDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'mysql') return { url: null, drop: async () => {} };
  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL');
  const name = `kirana_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const connection = await createConnection(server);
    await connection.query(statement);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: `${server}/${name}`, drop: () => run(`DROP DATABASE ${name}`) };
}
