import { countProduct, type NewCategories } from './categories/newCategories.ts';
import type { PlannedRow } from './plan/plannedRow.ts';

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
  /** The categories that it creates, with the products of the processed records. */
  newCategories: NewCategories;
}

export const startProgress = (total: number, newCategories: NewCategories = new Map()): Progress => ({
  total,
  done: 0,
  imported: 0,
  updated: 0,
  repaired: 0,
  refused: 0,
  line: 1,
  kinds: new Map(),
  newCategories,
});

/** Whether a record counts as repaired: it was corrected, or merged into an earlier one. */
export const isRepaired = ({ outcome, notes }: PlannedRow): boolean =>
  outcome !== 'refused' && notes.some(({ action }) => action !== 'noted');

/** How many records have which outcome. */
export const countOutcomes = (rows: readonly PlannedRow[]) => ({
  imported: countWhere(rows, ({ outcome }) => outcome === 'new'),
  updated: countWhere(rows, ({ outcome }) => outcome === 'changed'),
  repaired: countWhere(rows, isRepaired),
  refused: countWhere(rows, ({ outcome }) => outcome === 'refused'),
});

const countWhere = (rows: readonly PlannedRow[], matches: (row: PlannedRow) => boolean) =>
  rows.filter(matches).length;

/** Adds a batch to the progress. */
export function countRows(progress: Progress, rows: readonly PlannedRow[]): void {
  const { imported, updated, repaired, refused } = countOutcomes(rows);
  progress.imported += imported;
  progress.updated += updated;
  progress.repaired += repaired;
  progress.refused += refused;
  for (const row of rows) {
    progress.done++;
    progress.line = row.line;
    if (row.row && (row.outcome === 'new' || row.outcome === 'changed'))
      countProduct(progress.newCategories, row.row);
    for (const { field, reason } of row.notes) {
      const kind = field ? `${field}: ${reason}` : reason;
      progress.kinds.set(kind, (progress.kinds.get(kind) ?? 0) + 1);
    }
  }
}
