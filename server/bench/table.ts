import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Figures } from './load.ts';

/** What an operation was measured to do, next to others. */
export type Row = {
  products: number;
  connections: number;
  operation: string;
  /** Compared with a bare Node server that sends the same: how much seldomer … */
  'times bare': number | null;
  /** … and how much more CPU. */
  'CPU times bare': number | null;
  /** How often another shop does the same in a second … */
  other?: number;
  /** … its slowest but one in a hundred, in milliseconds … */
  'other p99'?: number;
  /** … and what it takes of its process, milliseconds each time. */
  'other cpu'?: number | null;
  /** How many times as often as that one this shop does it … */
  'times other'?: number | null;
  /** … and how many times as much of a processor that one takes. */
  'times other cpu'?: number | null;
  /** The same of its database's process, and its SQL statements a request; null where nothing is known of it. */
  'other database cpu'?: number | null;
  'other sql'?: number | null;
  /** How many times as often this shop is to do it; null: nothing is said of it. */
  'times wanted'?: number | null;
  /** Who used the server's processor, in percent, the greatest first. */
  profile?: Record<string, number>;
} & Figures;

/** How many times as often as Vendure this shop is to do things: its targets. */
const timesWanted: Record<string, number> = {
  'list, first page': 100,
  'list, any page and filter': 100,
  search: 40,
  'product with reviews': 10,
  'add to cart and read it': 10,
  'checkout to a paid order': 10,
};

/** The figures of this shop, of a bare server and of another shop in one row. */
export function rowOf(
  where: { products: number; connections: number; operation: string },
  figures: Figures,
  bare: Figures | null,
  other: Figures | null,
): Row {
  return {
    ...where,
    ...figures,
    'times bare': bare && ratio(bare.perSecond, figures.perSecond),
    'CPU times bare': bare && ratio(figures.cpu, bare.cpu),
    ...(other && {
      other: other.perSecond,
      'other p99': other.p99,
      'other cpu': other.cpu,
      'times other': ratio(figures.perSecond, other.perSecond),
      'times other cpu': ratio(other.cpu, figures.cpu),
      'other database cpu': other.cpuDatabase,
      'other sql': other.sql,
      'times wanted': timesWanted[where.operation] ?? null,
    }),
  };
}

function ratio(more: number | null, less: number | null): number | null {
  return more && less ? Math.round((10 * more) / less) / 10 : null;
}

/** Prints what was measured, and writes it. */
export function report(name: string, rows: Row[], notes: string[]): void {
  if (rows.length > 0) console.table(rows);
  write(name, rows, notes);
  for (const note of notes) process.stdout.write(`${note}\n`);
}

/** Writes what was measured with the machine that it was measured on into results/. */
export function write(name: string, rows: Row[], notes: string[]): void {
  const machine = {
    node: process.version,
    cpus: availableParallelism(),
    model: cpus()[0]?.model,
    // More than the number of processors: others were at work, and the figures are too low.
    busy: loadavg().map((average) => Math.round(average * 10) / 10),
    date: new Date().toISOString().slice(0, 10),
  };
  const file = path.join(import.meta.dirname, `results/${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, notes, rows }, null, 2)}\n`);
}
