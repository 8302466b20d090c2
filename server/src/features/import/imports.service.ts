import { type EntityManager, LessThan } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { deleteInBatches } from '../../database/deleteInBatches.ts';
import { newId } from '../../lib/ids.ts';
import type { PicturesContext } from '../catalog/pictures/cataloguePictures.service.ts';
import { findNewCategories } from './categories/newCategories.ts';
import { type CatalogueFile, type FileSource, fileNotes, openCatalogueFile } from './file/catalogueFile.ts';
import { type Claim, type Run, type RunContext, runWhenFree } from './importRuns.service.ts';
import { Import } from './imports.entity.ts';
import { countChanges } from './imports.queries.ts';
import { findAllCategories, readFileContext, type ShopContext } from './plan/catalogueState.ts';
import { applyImport, type PlannedBatch, planImport } from './plan/planImport.ts';
import type { ExpectedUnits } from './plan/previewedStock.ts';
import { countRows, type Progress, startProgress } from './progress.ts';
import type { Report } from './report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_MS = 90 * DAY_MS;

/** Who imports. */
export interface Importer {
  /** Null: somebody at the command line. */
  id: string | null;
  name: string;
}

/** Records an import whose file is there, before anything of it is stored. */
export async function saveImport(
  tx: EntityManager,
  { id, fileName, actor, mapping }: Pick<Import, 'id' | 'fileName' | 'mapping'> & { actor: Importer },
): Promise<Import> {
  const counts = {
    total: 0,
    done: 0,
    imported: 0,
    updated: 0,
    repaired: 0,
    refused: 0,
    restored: 0,
    kept: 0,
  };
  const created: Import = {
    ...counts,
    id,
    fileName: fileName.slice(0, 200),
    actorId: actor.id,
    actorName: actor.name.slice(0, 100),
    state: 'ready',
    activeKey: null,
    runId: null,
    beatAt: 0,
    mapping,
    headerLine: null,
    setsMovedStock: false,
    readsContents: false,
    createdCategories: null,
    problem: '',
    createdAt: Date.now(),
    finishedAt: null,
    undoneAt: null,
    undoBegunAt: null,
  };
  await tx.insert(Import, created);
  return created;
}

/** What an import tells while it runs. */
export interface ImportOptions {
  report: Report;
  /** Called after every batch with the same object. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Imports a file, when no other import runs, and records it so that it can be undone.
 * @param options.dryRun compares and reports without writing to the database
 * @throws InvalidFileError before anything is written
 */
export async function importCatalogue(
  ctx: PicturesContext & RunContext,
  source: Omit<FileSource, ShopContext>,
  { dryRun, ...options }: ImportOptions & { dryRun: boolean },
): Promise<Progress> {
  const { db } = ctx;
  const file = await openCatalogueFile({ ...source, ...(await readFileContext(db)) });
  if (dryRun) return follow(db, file, planImport(db, file), options);
  const actor = { id: null, name: 'Command line' };
  const id = newId();
  const fileName = basename(source.path);
  await db.write((tx) => saveImport(tx, { id, fileName, actor, mapping: {} }));
  let progress = startProgress(file.summary.rows);
  const claim: Claim = { importId: id, actorId: actor.id, state: 'running', from: ['ready'] };
  await runWhenFree(ctx, claim, async (run) => {
    progress = await runImport(ctx, file, run, options);
    return importEnd();
  });
  return progress;
}

/** Stores the differences between a file and the catalogue; see `applyImport`. @returns the counts of this run */
export async function runImport(
  ctx: PicturesContext,
  file: CatalogueFile,
  run: Run,
  { expectedUnits, ...options }: ImportOptions & { expectedUnits?: ExpectedUnits | null },
): Promise<Progress> {
  // Repaired and refused records go on from those of earlier runs; they begin anew after an undo of the release before,
  // which leaves no trace but `done` if it stops before its first batch. What was changed is counted anew: a process of
  // another release may have stored records without counting them.
  await ctx.db.write(async (tx) => {
    const counts = await countChanges(tx, run.importId);
    const restart = run.done === 0 && { repaired: 0, refused: 0 };
    await run.confirm(tx, { ...counts, ...restart, total: file.summary.rows });
  });
  return follow(ctx.db, file, applyImport(ctx, file, run, expectedUnits), options);
}

/** What is stored when the whole file is imported. */
export const importEnd = () => ({ state: 'done' as const, finishedAt: Date.now() });

/** Counts and reports the batches of an import or of its preview. */
async function follow(
  db: Db,
  file: CatalogueFile,
  batches: AsyncIterable<PlannedBatch>,
  { report, onProgress }: ImportOptions,
): Promise<Progress> {
  // Before the import creates them.
  const newCategories = findNewCategories(await findAllCategories(db), file.summary.categories);
  const progress = startProgress(file.summary.rows, newCategories);
  await report.add(fileNotes(file).map((note) => ({ ...note, line: file.layout.line })));
  for await (const { rows } of batches) {
    await report.add(rows.flatMap(({ line, notes }) => notes.map((note) => ({ ...note, line }))));
    countRows(progress, rows);
    onProgress?.(progress);
  }
  return progress;
}

const basename = (file: string) => file.split(/[/\\]/).at(-1) ?? file;

/** The newest imports first. */
export const listImports = ({ read }: Db, limit: number): Promise<Import[]> =>
  read.find(Import, { order: { createdAt: 'DESC' }, take: limit });

/** Deletes imports, and with them the possibility of their undo, after the retention time. */
export const deleteOldImports = ({ db }: { db: Db }): Promise<void> =>
  deleteInBatches(db, Import, 'id', { createdAt: LessThan(Date.now() - RETENTION_MS) });
