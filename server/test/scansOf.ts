import type { Db } from '../src/database/database.ts';

/**
 * The tables that a statement scans for want of an index; `list` names a derived table. On SQLite, do not read what is written later after the
 * EXPLAIN of an UPDATE: libsql leaves it open, so that the connection for reads may stay at what it saw.
 */
export async function scansOf(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  sql: string,
  parameters: unknown[],
): Promise<string[]> {
  if (dialect === 'sqlite') {
    const plan: { detail: string }[] = await read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    return plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT|\(|list\b)/.test(detail) && !detail.includes('USING'));
  }
  const plan: { table: string | null; type: string | null; possible_keys: string | null }[] =
    await read.query(`EXPLAIN ${sql}`, parameters);
  return plan.flatMap(({ table, type, possible_keys }) =>
    table && type === 'ALL' && !possible_keys && !table.startsWith('<') ? [table] : [],
  );
}
