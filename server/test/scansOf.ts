import Database from 'libsql';
import type { Db } from '../src/database/database.ts';

/** The tables that a statement scans for want of an index; `list` names a derived table. */
export async function scansOf(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  sql: string,
  parameters: unknown[],
): Promise<string[]> {
  if (dialect === 'sqlite') {
    return explainOnSqlite(read, sql, parameters).filter(
      (detail) => /^SCAN (?!CONSTANT|\(|list\b)/.test(detail) && !detail.includes('USING'),
    );
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
export function explainOnSqlite({ dataSource }: Db['read'], sql: string, parameters: unknown[]): string[] {
  const connection = new Database(dataSource.driver.database ?? '');
  try {
    const steps = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
    return steps.map(({ detail }) => detail);
  } finally {
    connection.close();
  }
}

/** The index by which each step of the selection of a page's keys finds rows; 'none' for a scan without one. */
export async function indexesOfKeys(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string[]> {
  const [, keys = ''] = /FROM \((.*)\) list/s.exec(sql) ?? [];
  if (dialect === 'mysql') {
    const plan: { table: string | null; key: string | null }[] = await read.query(
      `EXPLAIN ${keys}`,
      parameters,
    );
    return plan.flatMap(({ table, key }) => (table && !table.startsWith('<') ? [key ?? 'none'] : []));
  }
  return explainOnSqlite(read, keys, parameters).flatMap((detail) => {
    if (!/^(SEARCH|SCAN) (?!\()/.test(detail)) return [];
    return [/USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? 'none'];
  });
}

/** How the database finds the keys of a page, which the statement of a list selects first. */
export async function planOfKeys(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string> {
  const [, keys = ''] = /FROM \((.*)\) list/s.exec(sql) ?? [];
  const plan =
    dialect === 'sqlite'
      ? explainOnSqlite(read, keys, parameters)
      : await read.query(`EXPLAIN ${keys}`, parameters);
  return JSON.stringify(plan);
}
