import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { toCsvLine } from '../../lib/text/csvText.ts';
import type { Note } from './file/fieldReader.ts';

/** A line of the report. */
export interface ReportLine extends Note {
  /** Physical line of the imported file on which the record starts. */
  line: number;
}

/** A CSV file that is written during the import. */
export interface Report {
  path: string;
  add(lines: readonly ReportLine[]): Promise<void>;
  close(): Promise<void>;
}

/** Longer values are truncated, in characters; the line number identifies them. */
const MAX_VALUE = 200;

/** Creates `<folder>/<name of the file>-<time>.report.csv` at the first `add`, even of an empty list. */
export function createReport(folder: string, file: string, now: Date): Report {
  const time = now.toISOString().replace(/[-:]/g, '').replace('.', '-');
  const target = path.join(folder, `${path.basename(file, path.extname(file))}-${time}.report.csv`);
  let handle: FileHandle | null = null;

  async function start(): Promise<FileHandle> {
    await mkdir(folder, { recursive: true });
    const report = await open(target, 'wx');
    await report.write('line,action,field,reason,old,new\r\n');
    return report;
  }

  return {
    path: target,
    async add(lines) {
      handle ??= await start();
      if (lines.length > 0) await handle.write(lines.map(toCsv).join(''));
    },
    async close() {
      await handle?.close();
    },
  };
}

function toCsv({ line, action, field, reason, old, new: newValue }: ReportLine): string {
  return toCsvLine([String(line), action, field, reason, shorten(old), shorten(newValue)]);
}

/** A value of a file as it is shown: a record that cannot be read may be very long. */
export const shorten = (value: string): string =>
  value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
