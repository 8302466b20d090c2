import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { isMigrated } from '../../../database/migrate.ts';
import type { PicturesContext } from '../../catalog/pictures/cataloguePictures.service.ts';
import { type NamedItem, readItemsOfImport } from '../catalogue.queries.ts';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import type { FileSummary } from '../file/fileSummary.ts';
import type { Line } from '../file/line.ts';
import { addCounts, type Run } from '../importRuns.service.ts';
import { storePictures } from '../pictures/storePictures.ts';
import { countOutcomes } from '../progress.ts';
import { StaleCatalogueError, writeBatch } from '../write/writeBatch.ts';
import {
  type CatalogueState,
  createMissingCategories,
  emptyCatalogue,
  readCatalogue,
} from './catalogueState.ts';
import { applyBatch, isSameGroup, planBatch } from './planBatch.ts';
import type { PlannedRow } from './plannedRow.ts';
import type { ExpectedUnits } from './previewedStock.ts';
import { isLocalName } from './variants/inventoryLookup.ts';
import { storedItemOfFile } from './variants/itemsOfFile.ts';

/** Records of one transaction. Between two batches other work of the process runs. */
const BATCH = 500;

/** Attempts to store a batch while other processes change the catalogue. */
const ATTEMPTS = 10;

/** A batch of records as they were compared, and the catalogue that they were compared with. */
export interface PlannedBatch {
  rows: PlannedRow[];
  state: CatalogueState;
}

/** Compares a file with the stored catalogue, and writes nothing. */
export async function* planImport(db: Db, file: CatalogueFile): AsyncGenerator<PlannedBatch> {
  const state = (await isMigrated(db)) ? await readCatalogue(db.read) : emptyCatalogue();
  for await (const lines of batches(file.lines())) {
    const rows = await planBatch(db.read, state, file, lines);
    yield { rows, state };
    applyBatch(state, rows, state.revision);
    await nextTurn();
  }
}

/**
 * Compares a file with the stored catalogue and stores the differences, one transaction per batch. It can be
 * interrupted at any time and run again: records that are stored already are not compared any more, because what
 * differs in them has changed since.
 * @param expectedUnits see `planBatch`
 */
export async function* applyImport(
  ctx: PicturesContext,
  file: CatalogueFile,
  run: Run,
  expectedUnits: ExpectedUnits | null = null,
): AsyncGenerator<PlannedBatch> {
  await createMissingCategories(ctx.db, run, file.summary.categories);
  const state = await readCatalogue(ctx.db.read);
  if (run.done > 0) await addStoredItems(ctx.db.read, run, state, file.summary);
  let done = 0;
  for await (const lines of batches(file.lines())) {
    yield { rows: await storeBatch(ctx, file, run, state, { lines, done, expectedUnits }), state };
    done += lines.length;
    // SQLite runs in this process: requests are answered between two batches.
    await nextTurn();
  }
}

/** Adds the inventory items that earlier runs have created. */
async function addStoredItems(
  manager: EntityManager,
  { importId }: Run,
  { byId, itemsOfFile }: CatalogueState,
  summary: FileSummary,
): Promise<void> {
  const products = [...byId.values()];
  const hasLocalName = ({ name }: NamedItem) => products.some((product) => isLocalName(product.name, name));
  for (const item of await readItemsOfImport(manager, importId))
    itemsOfFile.add(storedItemOfFile(item, summary, hasLocalName));
}

async function storeBatch(
  ctx: PicturesContext,
  file: CatalogueFile,
  run: Run,
  state: CatalogueState,
  {
    lines,
    done,
    expectedUnits,
  }: { lines: readonly Line[]; done: number; expectedUnits: ExpectedUnits | null },
): Promise<PlannedRow[]> {
  const { db } = ctx;
  const storedCount = Math.max(run.done - done, 0);
  for (let attempt = 1; ; attempt++) {
    const rows = skipStored(await planBatch(db.read, state, file, lines, expectedUnits), storedCount);
    // Without the pictures that turn out to be none, the plan is another one.
    if (!(await storePictures(ctx, file.pictures, rows))) {
      attempt--;
      continue;
    }
    const isEmpty = rows.every(({ outcome }) => outcome !== 'new' && outcome !== 'changed');
    try {
      const newRows = rows.slice(storedCount);
      const counts = { done: done + lines.length, ...addCounts(countOutcomes(newRows)) };
      if (newRows.length > 0 && isEmpty) await db.write((tx) => run.confirm(tx, counts));
      const revision = isEmpty ? state.revision : await db.write((tx) => store(tx, rows, counts));
      applyBatch(state, rows, revision);
      return rows;
    } catch (error) {
      if (!(error instanceof StaleCatalogueError) || attempt === ATTEMPTS) throw error;
      const { matchedIds, statedUnits, itemsOfFile } = state;
      Object.assign(state, await readCatalogue(db.read, false), {
        matchedIds,
        statedUnits,
        itemsOfFile,
        byUndamagedLetters: undefined,
        skuByKey: undefined,
      });
    }
  }

  async function store(
    tx: EntityManager,
    rows: readonly PlannedRow[],
    counts: Parameters<Run['confirm']>[1],
  ) {
    await run.confirm(tx);
    const revision = await writeBatch(tx, { ...run, dialect: db.dialect }, state, rows);
    // Again, because the lease may have ended meanwhile: a beat waits for the transaction.
    await run.confirm(tx, counts);
    return revision;
  }
}

/** The plan without the changes of its first `count` rows, which are stored already. */
const skipStored = (rows: PlannedRow[], count: number): PlannedRow[] =>
  rows.map((row, index) =>
    index < count && (row.outcome === 'new' || row.outcome === 'changed')
      ? {
          ...row,
          ...{ outcome: 'unchanged', productId: row.product?.id ?? null, before: {}, after: {} },
          // Later records of the file depend on what these say of units.
          items: row.items.filter(({ isNew }) => !isNew).map((item) => ({ ...item, after: item.before })),
        }
      : row,
  );

/** A batch has a few lines more where its last product has more variants. */
async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  for await (const line of lines) {
    const last = batch.at(-1);
    if (last && batch.length >= BATCH && !isSameGroup(last, line)) {
      yield batch;
      batch = [];
    }
    batch.push(line);
  }
  if (batch.length > 0) yield batch;
}
