import Database from 'libsql';
import type { Db } from '../src/database/database.ts';

/** The tables that a statement scans for want of an index; `list` names a derived table. */
export async function scansOf(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  sql: string,
  parameters: unknown[],
): Promise<string[]> {
  if (dialect === 'sqlite') {
    return explainOnSqlite(read.dataSource.driver.database ?? '', sql, parameters)
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT|\(|list\b)/.test(detail) && !detail.includes('USING'));
  }
  const plan: { table: string | null; type: string | null; possible_keys: string | null }[] =
    await read.query(`EXPLAIN ${sql}`, parameters);
  return plan.flatMap(({ table, type, possible_keys }) =>
    table && type === 'ALL' && !possible_keys && !table.startsWith('<') ? [table] : [],
  );
}

/**
 * On a connection of its own: libsql does not end an EXPLAIN, and while a statement is open its connection keeps reading what it saw first,
 * whatever others write.
 */
function explainOnSqlite(file: string, sql: string, parameters: unknown[]): { detail: string }[] {
  const connection = new Database(file);
  try {
    return connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
  } finally {
    connection.close();
  }
}
