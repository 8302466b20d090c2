import path from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { InvalidEnvError, readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { type Db, openDatabase } from '../../database/database.ts';
import { isMigrated, migrate } from '../../database/migrate.ts';
import { createLog } from '../../lib/log.ts';
import { formatShopTime } from '../../lib/time/shopDay.ts';
import { setShopTimeZone } from '../../lib/time/shopZone.ts';
import { InvalidFileError } from '../../sheets/csv.ts';
import { openPictureStore } from '../users/uploads/pictureStore.service.ts';
import { fullName, type NewCategory } from './categories/newCategories.ts';
import {
  type ColumnMapping,
  findColumns,
  findNamedColumns,
  listGuesses,
  missingColumns,
} from './file/columns.ts';
import { type FileLayout, readLayout } from './file/layout.ts';
import { hasStoppedUndo, ImportBusyError, ImportStateError, isInterrupted } from './importRuns.service.ts';
import { importCatalogue, listImports } from './imports.service.ts';
import { openPictureFolder } from './pictures/pictureSource.ts';
import type { Progress } from './progress.ts';
import { createReport, type Report } from './report.ts';
import { type UndoCounts, undoImport } from './undoImport.service.ts';

// Command line: imports a catalogue into the shop of this environment, lists the imports, or takes one back; see
// docs/import.md.

const USAGE = `Usage: npm run import -- FILE.csv [--dry-run] [--images FOLDER] [--guess-columns] [--set-moved-stock] [--read-contents]
       npm run import -- --list
       npm run import -- --undo ID

  FILE.csv   a catalogue with at least a product name, category and price, or with an SKU and what changes, as CSV
             or as an Excel workbook (.xlsx); see docs/import.md
  --dry-run  compare and report, and write nothing to the database
  --images FOLDER
             the pictures that the column image names
  --guess-columns
             read all columns with other usual names, too, such as Qty as stock; without it they are read
             only if the file could not be imported otherwise
  --set-moved-stock
             set the stock of the file also where it has moved since the export that the file comes from
  --read-contents
             read what a package contains from the ends of names, such as 5 kg from Atta 5 kg
  --list     show the last imports with their ids
  --undo ID  take an import back

The database is the shop's own: DATABASE_URL, or the file in DATA_DIR.
`;

/** Interval of the progress lines without a terminal. */
const PROGRESS_LINE_MS = 5000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);
const openLog = () => createLog('error', process.stderr);

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  images: { type: 'string' },
  'guess-columns': { type: 'boolean', default: false },
  'set-moved-stock': { type: 'boolean', default: false },
  'read-contents': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  undo: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments(args) ?? { values: null, positionals: [] };
  if (values?.help) {
    print(USAGE);
    return 0;
  }
  const [fileArgument] = positionals;
  const tasks = [values?.list, values?.undo, fileArgument].filter(Boolean);
  if (!values || positionals.length > 1 || tasks.length !== 1) {
    printError(USAGE);
    return 2;
  }
  if (fileArgument) return runImport(fileArgument, values);
  return withDatabase(async (db) => {
    if (values.undo) await printUndo(db, values.undo);
    else await printImports(db);
  });
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

/** @returns the exit code */
async function withDatabase(work: (db: Db) => Promise<void>): Promise<number> {
  let db: Db | null = null;
  try {
    const env = readEnv(process.env);
    setShopTimeZone(env.shopTimeZone);
    db = await openDatabase(env);
    await migrate(db);
    await work(db);
    return 0;
  } catch (error) {
    printError(explainError(error));
    return 1;
  } finally {
    await db?.close();
  }
}

function explainError(error: unknown): string {
  if (error instanceof ImportBusyError) return error.message;
  if (error instanceof ImportStateError)
    return 'this import does not exist, runs, or was taken back already: see --list';
  return explainStartupError(error);
}

/** How many imports are listed. */
const LISTED = 20;

async function printImports(db: Db): Promise<void> {
  for (const one of await listImports(db, LISTED)) {
    const time = formatShopTime(one.createdAt).slice(0, -3);
    const isStoppedUndo = hasStoppedUndo(one);
    const state = isStoppedUndo ? 'undo stopped' : isInterrupted(one) ? 'stopped' : one.state;
    const result = isStoppedUndo ? undoCounts(one) : counts(one);
    print(`${one.id}  ${time}  ${state.padEnd(12)}  ${one.fileName}: ${result}`);
  }
}

async function printUndo(db: Db, id: string): Promise<void> {
  print(undoCounts(await undoImport({ db, log: openLog() }, id)));
}

const undoCounts = ({ restored, kept }: UndoCounts) =>
  `restored ${restored}, kept ${kept} because of what has changed since`;

/**
 * Prints how the file is read if that is not plain, and which columns have other usual names than documented ones.
 * These are read only if the user wants it, or if the file could not be imported without them.
 */
async function chooseColumns(
  file: string,
  wantsGuesses: boolean,
): Promise<{ layout: FileLayout; mapping: ColumnMapping }> {
  const layout = await readLayout(file);
  const { header, samples, encoding, line } = layout;
  if (encoding !== 'UTF-8' || line !== 1)
    print(`Read as ${encoding}; the columns are named in line ${line}.`);
  const guesses = listGuesses(header, samples);
  const namedColumns = findNamedColumns(header);
  const readsGuesses = wantsGuesses || missingColumns(namedColumns).length > 0;
  if (guesses.length > 0) print(readsGuesses ? 'Read by their usual meaning:' : NOT_READ);
  for (const { name, column } of guesses) print(`  ${name} → ${column}`);
  return { layout, mapping: readsGuesses ? findColumns(header, samples) : namedColumns };
}

const NOT_READ =
  'Not read, because the names are not those of docs/import.md; with --guess-columns they would be:';

interface ImportArguments {
  'dry-run': boolean;
  'guess-columns': boolean;
  'set-moved-stock': boolean;
  'read-contents': boolean;
  images?: string | undefined;
}

/** @returns the exit code */
async function runImport(
  fileArgument: string,
  {
    'dry-run': dryRun,
    'guess-columns': guesses,
    'set-moved-stock': setsMovedStock,
    'read-contents': readsContents,
    images: imagesArgument,
  }: ImportArguments,
): Promise<number> {
  const display = showProgress();
  /** After the last batch that was stored. */
  let lastProgress: Progress | null = null;
  let db: Db | null = null;
  let report: Report | null = null;
  try {
    const env = readEnv(process.env);
    // npm changes the working directory; INIT_CWD is where the user called it.
    const resolve = (argument: string) => path.resolve(process.env.INIT_CWD ?? '', argument);
    const file = resolve(fileArgument);
    const pictures = imagesArgument === undefined ? null : await openPictureFolder(resolve(imagesArgument));
    const { layout, mapping } = await chooseColumns(file, guesses);
    db = await openDatabase(env);
    if (!dryRun) await migrate(db);
    else if (!(await isMigrated(db)))
      printError('The database has no tables yet: comparing with an empty catalogue.');
    report = createReport(path.join(env.dataDir, 'imports'), file, new Date());
    const onProgress = (progress: Progress) => {
      lastProgress = progress;
      display.update(progress);
    };
    const ctx = { db, log: openLog(), pictures: openPictureStore(env) };
    const progress = await importCatalogue(
      ctx,
      { path: file, layout, mapping, pictures, setsMovedStock, readsContents },
      { dryRun, report, onProgress },
    );
    display.stop();
    print(
      `${fileArgument} ${dryRun ? 'compared with' : 'imported into'} ${db.label}: ${progress.total} records`,
    );
    printSummary(progress, { dryRun, report });
    return progress.refused === progress.total ? 1 : 0;
  } catch (error) {
    display.stop();
    printError(failureMessage(fileArgument, error, lastProgress));
    if (lastProgress && report) printError(`Report: ${report.path}`);
    return 1;
  } finally {
    await report?.close();
    await db?.close();
  }
}

function printSummary(progress: Progress, { dryRun, report }: { dryRun: boolean; report: Report }): void {
  const unchanged = progress.total - progress.imported - progress.updated - progress.refused;
  const kinds: [string, number][] = [...progress.kinds, ['unchanged or merged', unchanged]];
  printNewCategories([...progress.newCategories.values()]);
  for (const [kind, times] of kinds) print(`  ${String(times).padStart(6)} × ${kind}`);
  if (dryRun) print('Dry run: nothing was written to the database.');
  print(`Report: ${report.path}`);
  print(counts(progress));
}

function printNewCategories(newCategories: readonly NewCategory[]): void {
  if (newCategories.length > 0) print('New categories:');
  for (const newCategory of newCategories) {
    const { products, similarName } = newCategory;
    const question = similarName === null ? '' : `; did you mean "${similarName}"?`;
    print(`  ${String(products).padStart(6)} × ${fullName(newCategory)}${question}`);
  }
}

const counts = ({
  imported,
  updated,
  repaired,
  refused,
}: Pick<Progress, 'imported' | 'updated' | 'repaired' | 'refused'>) =>
  `imported ${imported}, updated ${updated}, repaired ${repaired}, refused ${refused}`;

function failureMessage(fileArgument: string, error: unknown, lastProgress: Progress | null): string {
  if (error instanceof InvalidFileError) return `${fileArgument} is not a catalogue: ${error.message}`;
  if (error instanceof InvalidEnvError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  if (!lastProgress) return `The import could not start: ${reason}\nNo product was written.`;
  return `The import stopped after line ${lastProgress.line} of ${fileArgument}: ${reason}
Until then: ${counts(lastProgress)}.
Stored products are complete; run the same command again to continue.`;
}

/** A progress bar on a terminal; elsewhere a line every few seconds. */
function showProgress(): { update(progress: Progress): void; stop(): void } {
  const format = '{bar} {percentage}% | {value} of {total} records | {duration_formatted}';
  const bar = new cliProgress.SingleBar({ format, hideCursor: true }, cliProgress.Presets.shades_classic);
  let nextLineAt = Date.now() + PROGRESS_LINE_MS;
  return {
    update({ done, total }) {
      if (process.stderr.isTTY) {
        if (!bar.isActive) bar.start(total, 0);
        bar.update(done);
      } else if (Date.now() >= nextLineAt) {
        nextLineAt = Date.now() + PROGRESS_LINE_MS;
        printError(`${done} of ${total} records`);
      }
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}

process.exitCode = await main(process.argv.slice(2));
