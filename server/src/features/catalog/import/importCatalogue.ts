import type { Db } from '../../../database/database.ts';
import { isMigrated } from '../../../database/migrate.ts';
import { type CatalogueRow, type Note, readRow } from './catalogueRow.ts';
import { type Columns, mapColumns } from './columns.ts';
import { type CsvRecord, NotACatalogue, readRecords } from './records.ts';
import type { Report } from './report.ts';
import {
  applyBatch,
  emptyShop,
  makeShelves,
  type Plan,
  planBatch,
  readShop,
  type Shop,
  StaleShop,
  writeBatch,
} from './shopProducts.ts';
import { identityOf, type Survey, surveyLines } from './survey.ts';

/** How far an import has come, counted in records of the file. */
export interface Progress {
  /** Records of the file in all. */
  total: number;
  done: number;
  imported: number;
  updated: number;
  /** Records that were changed on the way, or merged into an earlier one. */
  repaired: number;
  refused: number;
  /** Physical line where the last record that is done starts. */
  line: number;
  /** How often each kind of note was made, by its field and reason. */
  kinds: Map<string, number>;
}

const BATCH = 200;

/** How often a batch is compared anew because something else changes the catalogue meanwhile. */
const ATTEMPTS = 10;

/**
 * Brings the shop's catalogue up to a file: adds the products that it lacks and updates those that differ, a batch a
 * transaction. It may stop anywhere and be run again.
 * @param dryRun compares and reports, and leaves the database alone
 * @param onProgress is handed the same object after every batch
 * @throws NotACatalogue before anything is written
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
  // Twice through the file: a pack is told from a changed price only by all the prices that the file lists.
  const survey = await surveyLines((await openFile(file)).lines);
  if (survey.rows === 0) throw new NotACatalogue('there are no products behind its first line');
  const { columns, lines } = await openFile(file);
  const progress: Progress = {
    ...{ total: survey.rows, done: 0, imported: 0, updated: 0, repaired: 0, refused: 0, line: 1 },
    kinds: new Map(),
  };
  await report.add(columnNotes(columns).map((note) => ({ ...note, line: 1 })));
  const shop = await openShop(db, survey, dryRun);
  for await (const batch of batches(lines)) {
    const told = batch.map((line) => mergeRepeated(line, survey));
    const rows = told.flatMap(({ row }) => row ?? []);
    const plan = await storeBatch(db, shop, survey, rows, dryRun);
    await report.add(told.flatMap(({ line, notes }) => notes.map((note) => ({ ...note, line }))));
    count(progress, told, plan);
    onProgress?.(progress);
  }
  return progress;
}

/** A record of the file, read. */
interface Line {
  line: number;
  row: CatalogueRow | null;
  notes: Note[];
}

async function openFile(file: string): Promise<{ columns: Columns; lines: AsyncGenerator<Line> }> {
  const records = readRecords(file);
  const header = await records.next();
  if (header.done) throw new NotACatalogue('it is empty');
  const columns = mapColumns(header.value.cells ?? [header.value.text]);
  return { columns, lines: readLines(records, columns) };
}

async function* readLines(records: AsyncIterable<CsvRecord>, columns: Columns): AsyncGenerator<Line> {
  for await (const { line, cells, text } of records) {
    const reason = 'a quote is not closed, or text follows a closing one';
    yield cells
      ? { line, ...readRow({ line, cells }, columns) }
      : { line, row: null, notes: [{ action: 'refused', field: '', reason, old: text, new: '' }] };
  }
}

/** A row that repeats an earlier one, prices included, is left out and reported. */
function mergeRepeated(line: Line, survey: Survey): Line {
  const { row, notes } = line;
  if (!row) return line;
  const first = survey.lineOf(identityOf(row), row);
  if (first === row.line) return line;
  if (first === null) throw new Error('the file changed while it was being read');
  const reason = 'the same product at the same prices stands on an earlier line: merged into it';
  const stars = row.rating === null ? '' : `${row.rating / 10} stars`;
  const left = [row.type, stars, row.description].filter(Boolean).join(' | ');
  return {
    line: row.line,
    row: null,
    notes: [...notes, { action: 'merged', field: 'product', reason, old: left, new: `line ${first}` }],
  };
}

function columnNotes({ absent, unused }: Columns): Note[] {
  const noted = (field: string, reason: string): Note => ({
    action: 'noted',
    field,
    reason,
    old: '',
    new: '',
  });
  return [
    ...absent.map((column) => noted(column, 'the file has no such column: what the shop knows stays')),
    ...unused.map((column) => noted(column, 'this column is not imported')),
  ];
}

async function openShop(db: Db, survey: Survey, dryRun: boolean): Promise<Shop> {
  if (dryRun) return (await isMigrated(db)) ? readShop(db.read) : emptyShop();
  await makeShelves(db, survey.shelves);
  return readShop(db.read);
}

async function storeBatch(
  db: Db,
  shop: Shop,
  survey: Survey,
  rows: readonly CatalogueRow[],
  dryRun: boolean,
): Promise<Plan> {
  for (let attempt = 1; ; attempt++) {
    const plan = await planBatch(db.read, shop, survey, rows);
    const nothing = plan.inserts.length + plan.updates.length === 0;
    try {
      const revision = dryRun || nothing ? shop.revision : await db.write((tx) => writeBatch(tx, shop, plan));
      applyBatch(shop, plan, revision);
      return plan;
    } catch (error) {
      if (!(error instanceof StaleShop) || attempt === ATTEMPTS) throw error;
      Object.assign(shop, await readShop(db.read));
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
