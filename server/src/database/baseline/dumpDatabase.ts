import type { Db } from '../database.ts';
import type { Dialect } from '../dialects.ts';
import { listTables } from './listTables.ts';

/** TypeORM's own table, and rows that come and go with processes. */
const WITHOUT_ROWS = ['migrations', 'leases'];

/**
 * The statements that create a small database again: its tables, indexes and rows. Equal databases have equal statements. TypeORM creates
 * the table of applied migrations.
 */
export async function dumpDatabase(db: Pick<Db, 'source' | 'dialect'>): Promise<string[]> {
  return [...(await dumpTables[db.dialect](db)), ...(await dumpRows(db))];
}

const dumpTables: Record<Dialect, (db: Pick<Db, 'source'>) => Promise<string[]>> = {
  async sqlite({ source }) {
    const rows: { sql: string }[] = await source.query(
      `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND tbl_name <> 'migrations'
       ORDER BY tbl_name, type DESC, name`,
    );
    return rows.map(({ sql }) => withIfNotExists(sql));
  },

  async mysql({ source }) {
    const [database] = await source.query(
      'SELECT @@character_set_database AS charset, @@collation_database AS collation',
    );
    const tables = (await listTables(source)).filter((table) => table !== 'migrations');
    const statements = new Map<string, string>();
    for (const table of tables) {
      const [row] = await source.query(`SHOW CREATE TABLE \`${table}\``);
      statements.set(table, withIfNotExists(normalizeMysql(row['Create Table'])));
    }
    return [
      `ALTER DATABASE CHARACTER SET ${database.charset} COLLATE ${database.collation}`,
      ...inOrderOfReferences(statements),
    ];
  },
};

const withIfNotExists = (statement: string) =>
  statement.replace(/^(CREATE (?:UNIQUE )?(?:TABLE|INDEX)) /, '$1 IF NOT EXISTS ');

/** Without what only MariaDB writes, the width of integers, and without what rows leave behind. */
const normalizeMysql = (statement: string) =>
  statement.replace(/\b(\w*int)\((?!1\))\d+\)/g, '$1').replace(/ AUTO_INCREMENT=\d+/, '');

/** A table after those to which it refers. */
function inOrderOfReferences(statements: ReadonlyMap<string, string>): string[] {
  const ordered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    const references = [...(statements.get(table) ?? '').matchAll(/ REFERENCES `(\w+)`/g)].map(
      ([, name]) => name ?? '',
    );
    for (const reference of references) if (reference !== table) add(reference);
    ordered.add(table);
  };
  for (const table of statements.keys()) add(table);
  return [...ordered].map((table) => statements.get(table) ?? '');
}

/** Each row as a statement that does nothing where the row exists. */
async function dumpRows({ source, dialect }: Pick<Db, 'source' | 'dialect'>): Promise<string[]> {
  const insert = dialect === 'mysql' ? 'INSERT IGNORE INTO' : 'INSERT OR IGNORE INTO';
  const statements: string[] = [];
  for (const table of await listTables(source)) {
    if (WITHOUT_ROWS.includes(table)) continue;
    const rows: Record<string, string | number | null>[] = await source.query(`SELECT * FROM ${table}`);
    for (const row of rows)
      statements.push(
        `${insert} ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`,
      );
  }
  return statements;
}

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
