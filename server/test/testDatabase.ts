import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** A database of a test's own, in the dialect that TEST_DATABASE says. */
export interface TestDatabase {
  url: string | null;
  drop(): Promise<void>;
}

/** A new, empty one; null: embedded, in the shop's data folder. */
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
