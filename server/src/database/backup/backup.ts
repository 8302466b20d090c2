import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { newId } from '../../lib/ids.ts';
import type { Db } from '../database.ts';
import { placeholders } from '../dialects.ts';
import { withoutForeignKeys, withSnapshot } from '../maintenance.ts';
import { isMigrated } from '../migrate.ts';
import { findUnknownMigrations } from '../schemaCompatibility.ts';

// A backup is gzipped text with one JSON object per line: a header, the rows, and a footer with their number. The format is the
// same for both databases, so a backup can also move a shop from one to the other.

const FORMAT = 'kirana-backup-1';
const BATCH = 500;
/** Far below MySQL's limit for a statement, even with four bytes per character. */
const BATCH_CHARACTERS = 500_000;

type Row = Record<string, string | number | null>;

interface Line {
  format?: string;
  /** The newest applied migration, which stands for the tables and columns. */
  migration?: string;
  table?: string;
  row?: Row;
  rows?: number;
}

/** Run after a restore: sessions may have been ended, and mails sent, since the backup was made. */
const cleanup = () => [
  'DELETE FROM sessions',
  'DELETE FROM sign_in_codes',
  'DELETE FROM account_links',
  "UPDATE mails SET nextTryAt = NULL, text = '' WHERE nextTryAt IS NOT NULL",
  // Nobody knows who got them after the backup.
  `UPDATE newsletter_letters SET state = 'stopped', finishedAt = ${Date.now()} WHERE state = 'sending'`,
];

/** A backup or restore is not possible; the message is for people. */
export class BackupError extends Error {}

/** Writes a consistent snapshot of the database to a new file, also while the shop runs. @returns the number of rows */
export async function backup(db: Db, file: string): Promise<number> {
  let rows = 0;
  async function* lines(manager: EntityManager): AsyncGenerator<string> {
    yield toText({ format: FORMAT, migration: await newestMigration(manager) });
    for await (const line of allRows(manager)) {
      rows++;
      yield toText(line);
    }
    yield toText({ rows });
  }
  const partialFile = `${file}.${newId()}.part`;
  try {
    await db.withoutQueryTimeout(() =>
      withSnapshot(db, (manager) =>
        pipeline(
          lines(manager),
          createGzip(),
          // Holds addresses and password hashes.
          createWriteStream(partialFile, { mode: 0o600, flush: true }),
        ),
      ),
    );
    await link(partialFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${file} exists already. Nothing was written.`);
  } finally {
    await rm(partialFile, { force: true });
  }
  return rows;
}

const toText = (line: Line): string => `${JSON.stringify(line)}\n`;

async function newestMigration(manager: EntityManager): Promise<string> {
  const [row] = await manager.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return row.name;
}

/** The shop's tables with their primary keys, all of which are single columns. */
const tablesOf = ({ dataSource }: EntityManager) =>
  dataSource.entityMetadatas.map(({ tableName, primaryColumns: [key] }) => ({
    table: tableName,
    key: String(key?.databaseName),
  }));

async function* allRows(manager: EntityManager): AsyncGenerator<Line> {
  const quote = (name: string) => manager.dataSource.driver.escape(name);
  for (const { table, key } of tablesOf(manager)) {
    const order = `ORDER BY ${quote(key)} LIMIT ${BATCH}`;
    let batch: Row[] = await manager.query(`SELECT * FROM ${quote(table)} ${order}`);
    while (batch.length > 0) {
      for (const row of batch) yield { table, row };
      const after = [batch.at(-1)?.[key]];
      batch = await manager.query(`SELECT * FROM ${quote(table)} WHERE ${quote(key)} > ? ${order}`, after);
    }
  }
}

/**
 * Restores a backup into a migrated database in one transaction. Sessions and queued mails are not restored. No shop may be
 * running on the database.
 * @param force replaces the data of a database that is not empty
 * @returns the number of rows
 */
export async function restore(db: Db, file: string, force: boolean): Promise<number> {
  if (!(await isMigrated(db))) throw new BackupError('The database is not up to date: npm run db:migrate');
  if ((await findUnknownMigrations(db)).length > 0)
    throw new BackupError(
      'A newer version of the shop has migrated this database. Restore the backup with that version, or into a new, empty database.',
    );
  return db.withoutQueryTimeout(() => withoutForeignKeys(db, (tx) => fill(tx, file, force)));
}

async function fill(tx: EntityManager, file: string, force: boolean): Promise<number> {
  const quote = (name: string) => tx.dataSource.driver.escape(name);
  const tables = tablesOf(tx).map(({ table }) => table);
  if (!force && (await tx.query('SELECT id FROM users LIMIT 1')).length > 0)
    throw new BackupError('The database is not empty. --force replaces all that is in it.');
  if (!force && (await tx.query('SELECT id FROM products LIMIT 1')).length > 0)
    throw new BackupError('The database has a catalogue. --force replaces all that is in it.');
  for (const table of tables) await tx.query(`DELETE FROM ${quote(table)}`);

  const { add, flush } = inserter(tx);
  let rows = 0;
  let expectedRows: number | undefined;
  let isHeader = true;
  for await (const line of linesIn(file)) {
    if (isHeader) checkHeader(line, await newestMigration(tx));
    isHeader = false;
    expectedRows = line.rows;
    if (!line.table || !line.row) continue;
    if (!tables.includes(line.table)) throw new BackupError(`${file} has an unknown table.`);
    await add(line.table, line.row);
    rows++;
  }
  await flush();
  if (expectedRows !== rows) throw new BackupError(`${file} is incomplete.`);
  for (const statement of cleanup()) await tx.query(statement);
  return rows;
}

/** Collects rows and inserts many with one statement. Call `flush` after the last `add`. */
function inserter(tx: EntityManager) {
  const quote = (name: string) => tx.dataSource.driver.escape(name);
  let table = '';
  let rows: Row[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const values = `(${placeholders(columns)})`;
    await tx.query(
      `INSERT INTO ${quote(table)} (${columns.map(quote).join()}) VALUES ${rows.map(() => values).join()}`,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
    rows = [];
    characters = 0;
  }

  async function add(into: string, row: Row): Promise<void> {
    if (into !== table || rows.length === BATCH || characters > BATCH_CHARACTERS) await flush();
    table = into;
    rows.push(row);
    for (const value of Object.values(row)) characters += String(value).length;
  }

  return { add, flush };
}

async function* linesIn(file: string): AsyncGenerator<Line> {
  const text = createGunzip();
  const bytes = createReadStream(file).once('error', (error) => text.destroy(error));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of bytes.pipe(text)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${(error as Error).message}`);
  } finally {
    bytes.destroy();
  }
}

function checkHeader(line: Line, migration: string): void {
  if (line.format !== FORMAT) throw new BackupError('This is not a backup of the shop.');
  if (line.migration === migration) return;
  throw new BackupError(
    `The backup has the tables of another version of the shop (${line.migration}; this one is at ${migration}). ` +
      'Restore it with that version; a newer one migrates it when it starts.',
  );
}
