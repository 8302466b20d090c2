import type { DataSource } from 'typeorm';

/** The names of all tables of the database, in the order of the alphabet. */
export async function listTables(source: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await source.query(
    source.options.type === 'better-sqlite3'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );
  return rows.map(({ name }) => name);
}
