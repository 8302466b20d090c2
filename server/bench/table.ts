import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Figures } from './load.ts';

/** The figures of an operation, with comparisons. */
export type Row = {
  products: number;
  connections: number;
  operation: string;
  /** Operations per second of a bare Node server that sends the same bytes, divided by the shop's. */
  'ratio to bare': number | null;
  /** CPU time of the shop divided by that of the bare server. */
  'CPU ratio to bare': number | null;
  /** Operations per second of the other shop. */
  other?: number;
  /** 99th percentile of the other shop's response times, in ms. */
  'other p99'?: number;
  /** CPU time of the other shop per operation, in ms. */
  'other cpu'?: number | null;
  /** Operations per second of this shop divided by the other's. */
  'ratio to other'?: number | null;
  /** CPU time of the other shop divided by this shop's. */
  'CPU ratio to other'?: number | null;
  /** CPU time of the other shop's database per operation, in ms, and its SQL statements per request; null if unknown. */
  'other database cpu'?: number | null;
  'other sql'?: number | null;
  /** The target for 'ratio to other'; null without a target. */
  'target ratio'?: number | null;
  /** The aim for `p99`, in ms. */
  'p99 aim'?: number;
  /** `p99` of each run: those that missed the aim, and the one that reached it; the row has the figures of the fastest. */
  'p99 of all runs'?: number[];
  /** CPU shares in percent, by package or folder; the largest first. */
  profile?: Record<string, number>;
} & Figures;

/** Targets: operations per second of this shop divided by Vendure's. */
const targetRatios: Record<string, number> = {
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
    'ratio to bare': bare && ratio(bare.perSecond, figures.perSecond),
    'CPU ratio to bare': bare && ratio(figures.cpu, bare.cpu),
    ...(other && {
      other: other.perSecond,
      'other p99': other.p99,
      'other cpu': other.cpu,
      'ratio to other': ratio(figures.perSecond, other.perSecond),
      'CPU ratio to other': ratio(other.cpu, figures.cpu),
      'other database cpu': other.cpuDatabase,
      'other sql': other.sql,
      'target ratio': targetRatios[where.operation] ?? null,
    }),
  };
}

function ratio(dividend: number | null, divisor: number | null): number | null {
  return dividend && divisor ? Math.round((10 * dividend) / divisor) / 10 : null;
}

/** Prints the rows and notes, and writes the result file. */
export function report(name: string, rows: Row[], notes: string[]): void {
  if (rows.length > 0) console.table(rows.map(({ profile, ...figures }) => figures));
  for (const { operation, connections, profile } of rows)
    if (profile) process.stdout.write(`${operation} (${connections}): ${describeProfile(profile)}\n`);
  write(name, rows, notes);
  for (const note of notes) process.stdout.write(`${note}\n`);
}

const describeProfile = (profile: Record<string, number>): string =>
  Object.entries(profile)
    .map(([owner, percent]) => `${owner} ${percent} %`)
    .join(', ');

/** Writes the rows, the notes and the machine's properties to results/. */
export function write(name: string, rows: readonly object[], notes: readonly string[]): void {
  const machine = {
    node: process.version,
    cpus: availableParallelism(),
    model: cpus()[0]?.model,
    // Above the number of processors, other processes were busy and the figures are too low.
    loadAverages: loadavg().map((average) => Math.round(average * 10) / 10),
    date: new Date().toISOString().slice(0, 10),
  };
  const file = path.join(import.meta.dirname, `results/${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, notes, rows }, null, 2)}\n`);
}
