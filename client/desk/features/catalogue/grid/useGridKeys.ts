import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { DeskProduct } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import { formatBlock, parseBlock } from './clipboard.ts';
import { type GridColumn, shownText } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';
import { boundsOf, type CellRange, moveRange } from './range.ts';

export interface GridKeys {
  products: readonly DeskProduct[];
  columns: readonly GridColumn[];
  drafts: Drafts;
  choices: readonly SubCategoryChoice[];
  range: CellRange;
  /** Rows of a page, for Page Up and Page Down. */
  pageRows: number;
  setRange: (range: CellRange) => void;
  /** Begins to edit the active cell. */
  edit: (text: string) => void;
  enter: (inputs: readonly CellInput[]) => void;
  undo: () => void;
  toggleRow: (id: string) => void;
  /** Told that not all of a pasted block fitted. */
  onCut: (message: string) => void;
}

const moves: Record<string, { rows?: number; columns?: number }> = {
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  ArrowRight: { columns: 1 },
  ArrowLeft: { columns: -1 },
};
const FAR = 1_000_000;

/** The keys of a spreadsheet: arrows, typing, Enter, F2, Space, Home, End, copy and paste. */
export function useGridKeys(grid: GridKeys) {
  const { products, columns, drafts, choices, range, setRange } = grid;
  const product = products[range.active.row];
  const column = columns[range.active.column];
  const size = { rows: products.length, columns: columns.length };
  const go = (by: { rows?: number; columns?: number }, isExtending = false) =>
    setRange(moveRange(range, by, size, isExtending));

  function onKeyDown(event: KeyboardEvent): void {
    if (!product || !column || event.altKey) return;
    if (handleKey(event, product, column)) event.preventDefault();
  }

  /** @returns whether the key did something */
  function handleKey(event: KeyboardEvent, product: DeskProduct, column: GridColumn): boolean {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const by = moves[key] ?? farMoves(key, isCommand, grid.pageRows);
    if (by) go(by, shiftKey);
    else if (isCommand && key === 'z') grid.undo();
    else if (isCommand && key === 'a')
      setRange({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } });
    else if (isCommand) return false;
    else if (key === 'Enter' && column.isReadOnly) go({ rows: 1 });
    else if (key === ' ' && shiftKey) grid.toggleRow(product.id);
    else if (column.isReadOnly) return false;
    else if (column.kind === 'flag' && (key === ' ' || key === 'Enter')) toggleFlags(column);
    else if (column.kind === 'flag') return false;
    else if (key === 'Enter' || key === 'F2') grid.edit(textOf(drafts, product, column.field));
    else if (key.length === 1 && column.kind === 'subCategory')
      grid.edit(textOf(drafts, product, column.field));
    else if (key.length === 1) grid.edit(key);
    else return false;
    return true;
  }

  function toggleFlags({ field }: GridColumn): void {
    const { top, bottom } = boundsOf(range);
    const active = product && textOf(drafts, product, field);
    const text = String(active !== 'true');
    grid.enter(products.slice(top, bottom + 1).map((product) => ({ product, field, text })));
  }

  function onCopy(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const { top, bottom, left, right } = boundsOf(range);
    const block = products
      .slice(top, bottom + 1)
      .map((product) =>
        columns
          .slice(left, right + 1)
          .map((column) => shownText(column, textOf(drafts, product, column.field), choices)),
      );
    event.clipboardData.setData('text/plain', formatBlock(block));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const block = parseBlock(event.clipboardData.getData('text/plain'));
    const { top, bottom, left, right } = boundsOf(range);
    const isSingle = block.length === 1 && block[0]?.length === 1;
    const filled = isSingle
      ? Array.from({ length: bottom - top + 1 }, () =>
          Array.from({ length: right - left + 1 }, () => block[0]?.[0] ?? ''),
        )
      : block;
    let cutCount = 0;
    const inputs = filled.flatMap((row, rowIndex) =>
      row.flatMap((text, columnIndex): CellInput[] => {
        const product = products[top + rowIndex];
        const column = columns[left + columnIndex];
        if (product && column && !column.isReadOnly) return [{ product, field: column.field, text }];
        cutCount++;
        return [];
      }),
    );
    grid.enter(inputs);
    if (cutCount > 0) grid.onCut(`${cutCount} of the pasted cells are outside of what can be edited here`);
    event.preventDefault();
  }

  return { onKeyDown, onCopy, onPaste, go };
}

function farMoves(key: string, isCommand: boolean, pageRows: number) {
  if (key === 'PageDown') return { rows: pageRows };
  if (key === 'PageUp') return { rows: -pageRows };
  if (key === 'Home') return isCommand ? { rows: -FAR, columns: -FAR } : { columns: -FAR };
  if (key === 'End') return isCommand ? { rows: FAR, columns: FAR } : { columns: FAR };
  return null;
}
