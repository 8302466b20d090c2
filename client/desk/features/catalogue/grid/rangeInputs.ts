import { type CatalogueRow, isEditable } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';
import { boundsOf, type CellRange } from './range.ts';

// What is entered into a range of cells at once.

/** The selected cells. */
export interface Selection {
  rows: readonly CatalogueRow[];
  columns: readonly GridColumn[];
  drafts: Drafts;
  range: CellRange;
}

/** Empties the cells that may be empty; a flag becomes no. */
export function clearCells({ rows, columns, range }: Selection): CellInput[] {
  const { top, bottom, left, right } = boundsOf(range);
  const cleared = columns
    .slice(left, right + 1)
    .filter(
      ({ kind, isReadOnly, isOptional }) => !isReadOnly && (isOptional || kind === 'list' || kind === 'flag'),
    );
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      cleared.map(({ field, kind }) => ({ ...row, field, text: kind === 'flag' ? 'false' : '' })),
    );
}

/** Copies the first selected row, as far as it is edited there, into the others; of a single cell the one above. */
export function fillDown({ rows, columns, drafts, range }: Selection): CellInput[] {
  const { top, bottom, left, right } = boundsOf(range);
  const source = rows[top === bottom ? top - 1 : top];
  if (!source) return [];
  const filled = columns
    .slice(left, right + 1)
    .filter((column) => isEditable(source, column) && !column.isUnique);
  return rows
    .slice(top === bottom ? top : top + 1, bottom + 1)
    .flatMap((row) => filled.map(({ field }) => ({ ...row, field, text: textOf(drafts, source, field) })));
}

/**
 * Puts a block of texts at the selection: one cell, or one row, into every selected row; else once, from the first selected cell on.
 * @returns the number of texts, too, that say something else than what cannot be edited there
 */
export function pasteBlock(
  { rows, columns, drafts, range }: Selection,
  block: readonly (readonly string[])[],
): { inputs: CellInput[]; cutCount: number } {
  const { top, bottom, left, right } = boundsOf(range);
  const [first = []] = block;
  const line = first.length === 1 ? Array.from({ length: right - left + 1 }, () => first[0] ?? '') : first;
  const lines = block.length === 1 ? Array.from({ length: bottom - top + 1 }, () => line) : block;
  let cutCount = 0;
  const inputs = lines.flatMap((texts, rowIndex) =>
    texts.flatMap((text, columnIndex): CellInput[] => {
      const row = rows[top + rowIndex];
      const column = columns[left + columnIndex];
      if (row && column && isEditable(row, column)) return [{ ...row, field: column.field, text }];
      if (!row || !column || text !== textOf(drafts, row, column.field)) cutCount++;
      return [];
    }),
  );
  return { inputs, cutCount };
}
