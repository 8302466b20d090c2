import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { newId } from '../lib/ids.ts';
import type { Db } from './database.ts';
import { placesFor, withoutForeignKeys, withSnapshot } from './dialects.ts';
import { isMigrated } from './migrate.ts';

// A backup is a gzipped text: a line that says what it is, a line a row, and a last one with their number. It is the same for both
// databases, so that it also leads from one to the other.

const FORMAT = 'kirana-backup-1';
const BATCH = 500;
/** Far below what one statement of MySQL may have, also where a letter is four bytes. */
const BATCH_CHARACTERS = 500_000;

type Row = Record<string, string | number | null>;

interface Line {
  format?: string;
  /** The newest migration: it says which tables there are, with which columns. */
  migration?: string;
  table?: string;
  row?: Row;
  rows?: number;
}

/** What was good for a moment that is over: who was signed in may have been signed out since, and mails have been sent. */
const outdated = [
  'DELETE FROM sessions',
  'DELETE FROM sign_in_codes',
  'DELETE FROM account_links',
  "UPDATE mails SET nextTryAt = NULL, text = '' WHERE nextTryAt IS NOT NULL",
];

/** Why there is no backup, or why it is not restored, for people. */
export class BackupProblem extends Error {}

/** Writes all that the database has at one moment to a new file; the shop may go on meanwhile. @returns the number of rows */
export async function backup(db: Db, file: string): Promise<number> {
  let rows = 0;
  const lines = (manager: EntityManager) =>
    async function* () {
      yield { format: FORMAT, migration: await newestMigration(manager) };
      for await (const line of allRows(manager)) {
        rows++;
        yield line;
      }
      yield { rows };
    };
  const part = `${file}.${newId()}.part`;
  try {
    await db.unhurried(() =>
      withSnapshot(db, (manager) =>
        pipeline(
          Readable.from(lines(manager)()),
          async function* (source: AsyncIterable<Line>) {
            for await (const line of source) yield `${JSON.stringify(line)}\n`;
          },
          createGzip(),
          // Addresses and password hashes are in it.
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      ),
    );
    await link(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupProblem(`${file} is there already. Nothing was written.`);
  } finally {
    await rm(part, { force: true });
  }
  return rows;
}

async function newestMigration(manager: EntityManager): Promise<string> {
  const [row] = await manager.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return row.name;
}

/** The shop's tables, with the name of the one column that is each one's key. */
const tablesOf = ({ dataSource }: EntityManager) =>
  dataSource.entityMetadatas.map(({ tableName, primaryColumns: [key] }) => ({
    table: tableName,
    key: String(key?.databaseName),
  }));

async function* allRows(manager: EntityManager): AsyncGenerator<Line> {
  const quoted = (name: string) => manager.dataSource.driver.escape(name);
  for (const { table, key } of tablesOf(manager)) {
    const order = `ORDER BY ${quoted(key)} LIMIT ${BATCH}`;
    let batch: Row[] = await manager.query(`SELECT * FROM ${quoted(table)} ${order}`);
    while (batch.length > 0) {
      for (const row of batch) yield { table, row };
      const after = [batch.at(-1)?.[key]];
      batch = await manager.query(`SELECT * FROM ${quoted(table)} WHERE ${quoted(key)} > ? ${order}`, after);
    }
  }
}

/**
 * Puts a backup into a migrated database, whole or not at all; nobody is signed in then, and no mail is still to be sent. No shop may be running on it.
 * @param force deletes what is in it
 * @returns the number of rows
 */
export async function restore(db: Db, file: string, force: boolean): Promise<number> {
  if (!(await isMigrated(db))) throw new BackupProblem('The database is not up to date: npm run db:migrate');
  return db.unhurried(() => withoutForeignKeys(db, (tx) => fill(tx, file, force)));
}

async function fill(tx: EntityManager, file: string, force: boolean): Promise<number> {
  const quoted = (name: string) => tx.dataSource.driver.escape(name);
  const tables = tablesOf(tx).map(({ table }) => table);
  if (!force && (await tx.query('SELECT id FROM users LIMIT 1')).length > 0)
    throw new BackupProblem('The database is not empty. --force replaces all that is in it.');
  if (!force && (await tx.query('SELECT id FROM products LIMIT 1')).length > 0)
    throw new BackupProblem('The database has a catalogue. --force replaces all that is in it.');
  for (const table of tables) await tx.query(`DELETE FROM ${quoted(table)}`);

  const { add, flush } = inserter(tx);
  let rows = 0;
  let promised: number | undefined;
  let isHead = true;
  for await (const line of linesIn(file)) {
    if (isHead) checkHead(line, await newestMigration(tx));
    isHead = false;
    promised = line.rows;
    if (!line.table || !line.row) continue;
    if (!tables.includes(line.table)) throw new BackupProblem(`${file} has an unknown table.`);
    await add(line.table, line.row);
    rows++;
  }
  await flush();
  if (promised !== rows) throw new BackupProblem(`${file} is not whole.`);
  for (const statement of outdated) await tx.query(statement);
  return rows;
}

/** Inserts many rows by one statement. What was added last is there after `flush`. */
function inserter(tx: EntityManager) {
  const quoted = (name: string) => tx.dataSource.driver.escape(name);
  let table = '';
  let rows: Row[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const places = `(${placesFor(columns)})`;
    await tx.query(
      `INSERT INTO ${quoted(table)} (${columns.map(quoted).join()}) VALUES ${rows.map(() => places).join()}`,
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
    throw new BackupProblem(`${file} cannot be read as a backup: ${(error as Error).message}`);
  } finally {
    bytes.destroy();
  }
}

function checkHead(line: Line, migration: string): void {
  if (line.format !== FORMAT) throw new BackupProblem('This is not a backup of the shop.');
  if (line.migration === migration) return;
  throw new BackupProblem(
    `The backup was made by another version of the shop (${line.migration}; this one is at ${migration}). ` +
      'Restore it with the version that made it; a start of the newer one then brings it up to date.',
  );
}
