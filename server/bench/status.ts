import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Process and statement count of a database server. */
export interface Status {
  /** Null if it runs on another machine. */
  databasePid: number | null;
  /** Statements since the server's start, from all connections. */
  statements(): Promise<number>;
  close(): Promise<void>;
}

export async function openStatus(databaseUrl: string): Promise<Status> {
  const sql = await createConnection(databaseUrl);
  const [[about]] = (await sql.query('SELECT @@datadir AS folder, @@pid_file AS file')) as unknown as [
    [{ folder: string; file: string }],
  ];
  return {
    databasePid: pidIn(path.resolve(about.folder, about.file)),
    async statements() {
      const [status] = await sql.query("SHOW GLOBAL STATUS LIKE 'Questions'");
      return Number((status as { Value: string }[])[0]?.Value);
    },
    close: () => sql.end(),
  };
}

function pidIn(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
