import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Note } from './catalogueRow.ts';

/** A line of the report. */
export interface ReportLine extends Note {
  /** Physical line of the imported file where the record starts. */
  line: number;
}

/** A CSV file that grows while the import runs. */
export interface Report {
  path: string;
  add(lines: readonly ReportLine[]): Promise<void>;
  close(): Promise<void>;
}

/** Longer values are cut: the line number leads to them. */
const MAX_VALUE = 200;

/** Makes `<folder>/<name of the file>-<time>.report.csv`. */
export async function openReport(folder: string, file: string, now: Date): Promise<Report> {
  mkdirSync(folder, { recursive: true });
  const time = now.toISOString().replace(/[-:]/g, '').replace('.', '-');
  const target = path.join(folder, `${path.basename(file, path.extname(file))}-${time}.report.csv`);
  const handle = await open(target, 'wx');
  await handle.write('line,action,field,reason,old,new\r\n');
  return {
    path: target,
    add: async (lines) => {
      if (lines.length > 0) await handle.write(lines.map(toCsv).join(''));
    },
    close: () => handle.close(),
  };
}

function toCsv({ line, action, field, reason, old, new: now }: ReportLine): string {
  return `${[String(line), action, field, reason, old, now].map(quoted).join(',')}\r\n`;
}

function quoted(value: string): string {
  const short = value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
  return /[",\r\n]|^\s|\s$/.test(short) ? `"${short.replaceAll('"', '""')}"` : short;
}
