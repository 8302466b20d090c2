import path from 'node:path';
import cliProgress from 'cli-progress';
import { InvalidEnvError, readEnv } from '../../../config/env.ts';
import { type Db, openDatabase } from '../../../database/database.ts';
import { isMigrated, migrate } from '../../../database/migrate.ts';
import { InvalidFileError } from './csv.ts';
import { importCatalogue, type Progress } from './importCatalogue.ts';
import { createReport, type Report } from './report.ts';

// Command line: FILE.csv [--dry-run]. Imports a catalogue into the shop of this environment; see docs/import.md.

const USAGE = `Usage: npm run import -- FILE.csv [--dry-run]

  FILE.csv   a catalogue with the columns product, category, sub_category, brand and sale_price
  --dry-run  compare and report, and write nothing to the database

The database is the shop's own: DATABASE_URL, or the file in DATA_DIR. See docs/import.md.
`;

/** Without a terminal, progress is a line at most this often. */
const LINE_EVERY_MS = 5000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  if (options.includes('--help')) {
    print(USAGE);
    return 0;
  }
  const [named] = files;
  if (!named || files.length > 1 || options.some((option) => option !== '--dry-run')) {
    printError(USAGE);
    return 2;
  }
  return runImport(named, options.includes('--dry-run'));
}

async function runImport(named: string, dryRun: boolean): Promise<number> {
  const display = showProgress();
  let reached: Progress | null = null;
  let db: Db | null = null;
  let report: Report | null = null;
  try {
    const env = readEnv(process.env);
    // npm changes the working directory; INIT_CWD is where the user called it.
    const file = path.resolve(process.env.INIT_CWD ?? '', named);
    db = await openDatabase(env);
    if (!dryRun) await migrate(db);
    else if (!(await isMigrated(db)))
      printError('The database has no tables yet: comparing with an empty catalogue.');
    report = createReport(path.join(env.dataDir, 'imports'), file, new Date());
    const onProgress = (progress: Progress) => {
      reached = progress;
      display.update(progress);
    };
    const progress = await importCatalogue(db, file, { dryRun, report, onProgress });
    display.stop();
    print(`${named} ${dryRun ? 'compared with' : 'imported into'} ${db.label}: ${progress.total} records`);
    const unchanged = progress.total - progress.imported - progress.updated - progress.refused;
    const kinds: [string, number][] = [...progress.kinds, ['unchanged or merged', unchanged]];
    for (const [kind, times] of kinds) print(`  ${String(times).padStart(6)} × ${kind}`);
    if (dryRun) print('Dry run: nothing was written to the database.');
    print(`Report: ${report.path}`);
    print(counts(progress));
    return progress.refused === progress.total ? 1 : 0;
  } catch (error) {
    display.stop();
    printError(failure(named, error, reached));
    if (reached && report) printError(`Report: ${report.path}`);
    return 1;
  } finally {
    await report?.close();
    await db?.close();
  }
}

const counts = ({ imported, updated, repaired, refused }: Progress) =>
  `imported ${imported}, updated ${updated}, repaired ${repaired}, refused ${refused}`;

function failure(named: string, error: unknown, reached: Progress | null): string {
  if (error instanceof InvalidFileError) return `${named} is not a catalogue: ${error.message}`;
  if (error instanceof InvalidEnvError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  if (!reached) return `The import could not start: ${reason}\nNo product was written.`;
  return `The import stopped after line ${reached.line} of ${named}: ${reason}
Until then: ${counts(reached)}.
Stored products are complete; run the same command again to continue.`;
}

/** A progress bar on a terminal; elsewhere a line every few seconds. */
function showProgress(): { update(progress: Progress): void; stop(): void } {
  if (!process.stderr.isTTY) {
    let next = Date.now() + LINE_EVERY_MS;
    return {
      update({ done, total }) {
        if (Date.now() < next) return;
        next = Date.now() + LINE_EVERY_MS;
        printError(`${done} of ${total} records`);
      },
      stop() {},
    };
  }
  const bar = new cliProgress.SingleBar(
    {
      format: '{bar} {percentage}% | {value} of {total} records | {duration_formatted}',
      hideCursor: true,
    },
    cliProgress.Presets.shades_classic,
  );
  return {
    update({ done, total }) {
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}

process.exitCode = await main(process.argv.slice(2));
