import type { ProductRow } from '../deskProduct.ts';
import { type GridColumn, isSetBySizes } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';
import { boundsOf, type CellRange } from './range.ts';

// What is entered into a range of cells at once.

/** The selected cells. */
export interface Selection {
  products: readonly ProductRow[];
  columns: readonly GridColumn[];
  drafts: Drafts;
  range: CellRange;
}

/** Empties the cells that may be empty; a flag becomes no. */
export function clearCells({ products, columns, range }: Selection): CellInput[] {
  const { top, bottom, left, right } = boundsOf(range);
  const cleared = columns
    .slice(left, right + 1)
    .filter(
      ({ kind, isReadOnly, isOptional }) => !isReadOnly && (isOptional || kind === 'list' || kind === 'flag'),
    );
  return products
    .slice(top, bottom + 1)
    .flatMap((product) =>
      cleared.map(({ field, kind }) => ({ product, field, text: kind === 'flag' ? 'false' : '' })),
    );
}

/** Copies the first selected row into the others; of a single cell the one above. */
export function fillDown({ products, columns, drafts, range }: Selection): CellInput[] {
  const { top, bottom, left, right } = boundsOf(range);
  const source = products[top === bottom ? top - 1 : top];
  if (!source) return [];
  const filled = columns
    .slice(left, right + 1)
    .filter(({ isReadOnly, isUnique }) => !isReadOnly && !isUnique);
  return products
    .slice(top === bottom ? top : top + 1, bottom + 1)
    .flatMap((product) =>
      filled.map(({ field }) => ({ product, field, text: textOf(drafts, source, field) })),
    );
}

/**
 * Puts a block of texts at the selection: one cell, or one row, into every selected row; else once, from the first selected cell on.
 * @returns the number of texts, too, that are outside of what can be edited
 */
export function pasteBlock(
  { products, columns, range }: Selection,
  block: readonly (readonly string[])[],
): { inputs: CellInput[]; cutCount: number } {
  const { top, bottom, left, right } = boundsOf(range);
  const [first = []] = block;
  const row = first.length === 1 ? Array.from({ length: right - left + 1 }, () => first[0] ?? '') : first;
  const rows = block.length === 1 ? Array.from({ length: bottom - top + 1 }, () => row) : block;
  let cutCount = 0;
  const inputs = rows.flatMap((texts, rowIndex) =>
    texts.flatMap((text, columnIndex): CellInput[] => {
      const product = products[top + rowIndex];
      const column = columns[left + columnIndex];
      if (product && column && !column.isReadOnly && !isSetBySizes(product, column.field))
        return [{ product, field: column.field, text }];
      cutCount++;
      return [];
    }),
  );
  return { inputs, cutCount };
}
