import type { Db } from '../../../database/database.ts';
import { isMigrated } from '../../../database/migrate.ts';
import { type CatalogueRow, type Note, readRow } from './catalogueRow.ts';
import {
  applyBatch,
  type CatalogueState,
  createMissingCategories,
  emptyCatalogue,
  type Plan,
  planBatch,
  readCatalogue,
  StaleCatalogueError,
  writeBatch,
} from './catalogueState.ts';
import { type Columns, mapColumns } from './columns.ts';
import { type CsvRecord, InvalidFileError, readRecords } from './csv.ts';
import { type FileSummary, identityOf, summarizeFile } from './fileSummary.ts';
import type { Report } from './report.ts';

/** Progress of an import in records of the file. */
export interface Progress {
  total: number;
  done: number;
  imported: number;
  updated: number;
  /** Records that were corrected, or merged into an earlier one. */
  repaired: number;
  refused: number;
  /** Physical line on which the last processed record starts. */
  line: number;
  /** Number of notes by field and reason. */
  kinds: Map<string, number>;
}

const BATCH = 200;

/** Attempts to store a batch while other processes change the catalogue. */
const ATTEMPTS = 10;

/**
 * Adds the products of a file that are not in the catalogue and updates those that differ, one transaction per batch. It can be
 * interrupted at any time and run again.
 * @param dryRun compares and reports without writing to the database
 * @param onProgress called after every batch with the same object
 * @throws InvalidFileError before anything is written
 */
export async function importCatalogue(
  db: Db,
  file: string,
  {
    dryRun,
    report,
    onProgress,
  }: { dryRun: boolean; report: Report; onProgress?: (progress: Progress) => void },
): Promise<Progress> {
  // The file is read twice: only all its prices together distinguish a new pack size from a changed price.
  const summary = await summarizeFile((await openFile(file)).lines);
  if (summary.rows === 0) throw new InvalidFileError('there are no products after its first line');
  const { columns, lines } = await openFile(file);
  const progress: Progress = {
    total: summary.rows,
    done: 0,
    imported: 0,
    updated: 0,
    repaired: 0,
    refused: 0,
    line: 1,
    kinds: new Map(),
  };
  await report.add(columnNotes(columns).map((note) => ({ ...note, line: 1 })));
  const state = await prepareCatalogue(db, summary, dryRun);
  for await (const batch of batches(lines)) {
    const parsed = batch.map((line) => mergeRepeated(line, summary));
    const rows = parsed.flatMap(({ row }) => row ?? []);
    const plan = await storeBatch(db, state, summary, rows, dryRun);
    await report.add(parsed.flatMap(({ line, notes }) => notes.map((note) => ({ ...note, line }))));
    count(progress, parsed, plan);
    onProgress?.(progress);
  }
  return progress;
}

/** A parsed record of the file; its row is null if the record was refused or merged. */
interface Line {
  line: number;
  row: CatalogueRow | null;
  notes: Note[];
}

async function openFile(file: string): Promise<{ columns: Columns; lines: AsyncGenerator<Line> }> {
  const records = readRecords(file);
  const header = await records.next();
  if (header.done) throw new InvalidFileError('it is empty');
  const columns = mapColumns(header.value.cells ?? [header.value.text]);
  return { columns, lines: readLines(records, columns) };
}

async function* readLines(records: AsyncIterable<CsvRecord>, columns: Columns): AsyncGenerator<Line> {
  for await (const { line, cells, text } of records) {
    const reason = 'a quote is not closed, or text follows a closing quote';
    yield cells
      ? { line, ...readRow({ line, cells }, columns) }
      : { line, row: null, notes: [{ action: 'refused', field: '', reason, old: text, new: '' }] };
  }
}

/** Skips and reports a row that repeats an earlier one, prices included. */
function mergeRepeated(line: Line, summary: FileSummary): Line {
  const { row, notes } = line;
  if (!row) return line;
  const first = summary.lineOf(identityOf(row), row);
  if (first === row.line) return line;
  if (first === null) throw new Error('the file changed while it was being read');
  const reason = 'same product and prices as an earlier line: merged into it';
  const stars = row.rating === null ? '' : `${row.rating / 10} stars`;
  const skipped = [row.type, stars, row.description].filter(Boolean).join(' | ');
  return {
    line: row.line,
    row: null,
    notes: [...notes, { action: 'merged', field: 'product', reason, old: skipped, new: `line ${first}` }],
  };
}

function columnNotes({ absent, unused }: Columns): Note[] {
  const note = (field: string, reason: string): Note => ({
    action: 'noted',
    field,
    reason,
    old: '',
    new: '',
  });
  return [
    ...absent.map((column) => note(column, 'the file has no such column: stored values are kept')),
    ...unused.map((column) => note(column, 'this column is not imported')),
  ];
}

/** Creates missing categories, except in a dry run, and reads the stored catalogue. */
async function prepareCatalogue(db: Db, summary: FileSummary, dryRun: boolean): Promise<CatalogueState> {
  if (dryRun) return (await isMigrated(db)) ? readCatalogue(db.read) : emptyCatalogue();
  await createMissingCategories(db, summary.categories);
  return readCatalogue(db.read);
}

async function storeBatch(
  db: Db,
  state: CatalogueState,
  summary: FileSummary,
  rows: readonly CatalogueRow[],
  dryRun: boolean,
): Promise<Plan> {
  for (let attempt = 1; ; attempt++) {
    const plan = await planBatch(db.read, state, summary, rows);
    const isEmpty = plan.inserts.length + plan.updates.length === 0;
    try {
      const revision =
        dryRun || isEmpty ? state.revision : await db.write((tx) => writeBatch(tx, state, plan));
      applyBatch(state, plan, revision);
      return plan;
    } catch (error) {
      if (!(error instanceof StaleCatalogueError) || attempt === ATTEMPTS) throw error;
      Object.assign(state, await readCatalogue(db.read));
    }
  }
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function count(progress: Progress, lines: readonly Line[], plan: Plan): void {
  progress.imported += plan.inserts.length;
  progress.updated += plan.updates.length;
  for (const { line, notes } of lines) {
    const refused = notes.some(({ action }) => action === 'refused');
    progress.done++;
    progress.line = line;
    if (refused) progress.refused++;
    else if (notes.length > 0) progress.repaired++;
    for (const { field, reason } of notes) {
      const kind = field ? `${field}: ${reason}` : reason;
      progress.kinds.set(kind, (progress.kinds.get(kind) ?? 0) + 1);
    }
  }
}
