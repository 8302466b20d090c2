import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { type Db, openDatabase } from '../database.ts';

/**
 * Runs work on an empty database that is removed afterwards.
 * @param server URL of a MySQL server on which databases may be created; none: SQLite
 */
export async function withScratchDatabase<T>(
  server: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-scratch-'));
  const name = `kirana_scratch_${process.pid}`;
  const run = async (statement: string) => {
    if (!server) return;
    const connection = await createConnection(server);
    await connection.query(statement);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name}`);
  try {
    const db = await openDatabase({ databaseUrl: server ? `${server}/${name}` : null, dataDir });
    return await work(db).finally(() => db.close());
  } finally {
    await run(`DROP DATABASE ${name}`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
