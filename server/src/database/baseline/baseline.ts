import { type DataSource, MigrationExecutor } from 'typeorm';
import type { Db } from '../database.ts';
import type { Dialect } from '../dialects.ts';
import { mysqlBaseline } from './generated/mysql.ts';
import { sqliteBaseline } from './generated/sqlite.ts';
import { listTables } from './listTables.ts';

/** What the migrations up to a certain one make of an empty database. `npm run db:baseline` generates it. */
export interface Baseline {
  /** The names of the migrations that it replaces, in their order. */
  migrations: readonly string[];
  /** They create the tables with their rows, and may run again after an interruption. */
  statements: readonly string[];
}

export const baselines: Record<Dialect, Baseline> = { mysql: mysqlBaseline, sqlite: sqliteBaseline };

/**
 * A row of `required_migrations` while a baseline is being applied: MySQL commits each statement, and no other release may continue what
 * an interruption has left.
 */
export const markerOf = ({ migrations }: Baseline): string => `${MARKER}${migrations.at(-1)}`;
const MARKER = 'Baseline';

/** Whether a name in `required_migrations` is the marker of some release's baseline. */
export const isMarker = (name: string): boolean => name.startsWith(MARKER);

/** Other tables that an empty database may have: another process may wait for its turn to migrate, or be checking its migrations. */
const TABLES_OF_EMPTY = ['leases', 'migrations', 'required_migrations'];

/**
 * Creates the tables of an empty database, or of one in which this was interrupted, and records the migrations that the baseline
 * replaces as applied. Does nothing to other databases.
 * @returns the names of the replaced migrations
 */
export async function applyBaseline({ source, dialect }: Pick<Db, 'source' | 'dialect'>): Promise<string[]> {
  const baseline = baselines[dialect];
  const marker = markerOf(baseline);
  if (!(await isEmpty(source)) && !(await isMarked(source, marker))) return [];
  for (const statement of baseline.statements) await source.query(statement);
  // Creates its table.
  await new MigrationExecutor(source).showMigrations();
  await recordMigrations(source, baseline.migrations);
  await source.query('DELETE FROM required_migrations WHERE name = ?', [marker]);
  return [...baseline.migrations];
}

async function isEmpty(source: DataSource): Promise<boolean> {
  const tables = await listTables(source);
  const shopTables = source.entityMetadatas.map(({ tableName }) => tableName);
  return (
    !tables.some((table) => shopTables.includes(table) && !TABLES_OF_EMPTY.includes(table)) &&
    (await countRows(source, tables, 'migrations')) === 0 &&
    (await countRows(source, tables, 'required_migrations')) === 0
  );
}

async function countRows(source: DataSource, tables: string[], table: string): Promise<number> {
  if (!tables.includes(table)) return 0;
  const [row] = await source.query(`SELECT COUNT(*) AS count FROM ${table}`);
  return Number(row.count);
}

async function isMarked(source: DataSource, marker: string): Promise<boolean> {
  if (!(await listTables(source)).includes('required_migrations')) return false;
  const rows = await source.query('SELECT name FROM required_migrations WHERE name = ?', [marker]);
  return rows.length > 0;
}

/** In one statement, which an interruption undoes as a whole; once only. */
async function recordMigrations(source: DataSource, names: readonly string[]): Promise<void> {
  const [row] = await source.query('SELECT COUNT(*) AS count FROM migrations');
  if (Number(row.count) > 0) return;
  await source.query(
    `INSERT INTO migrations (timestamp, name) VALUES ${names.map(() => '(?, ?)').join()}`,
    names.flatMap((name) => [Number(name.slice(-TIMESTAMP_DIGITS)), name]),
  );
}

/** TypeORM reads a migration's time from the end of its name. */
const TIMESTAMP_DIGITS = 13;
