import type { ClipboardEvent, KeyboardEvent } from 'react';
import { commandKey } from '../../../lib/platform.ts';
import { type Shortcut, useShortcutHelp } from '../../../lib/shortcuts.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type CatalogueRow, isEditable } from './cells.ts';
import { formatBlock, parseBlock } from './clipboard.ts';
import { type GridColumn, shownText } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';
import { boundsOf, type CellRange, cellRange, moveRange } from './range.ts';
import { clearCells, fillDown, pasteBlock, type Selection } from './rangeInputs.ts';

interface GridKeys {
  rows: readonly CatalogueRow[];
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
  /** Null: the products may only be read. */
  toggleProduct: ((id: string) => void) | null;
  /** Resolves with the first rows, as many if there are; null: they cannot be had. */
  loadUpTo: (count: number) => Promise<readonly CatalogueRow[] | null>;
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

/** What the help lists for staff who may only read products. */
const readingKeys: readonly Shortcut[] = [
  { keys: '← ↑ → ↓', label: `Move in the grid; with ${commandKey} to the edge, with Shift select` },
  { keys: 'Ctrl A', label: 'Select all cells' },
  { keys: 'Ctrl C', label: 'Copy the selected cells' },
];
const editingKeys: readonly Shortcut[] = [
  ...readingKeys,
  { keys: 'Enter', label: 'Edit the cell' },
  { keys: 'Space', label: 'Switch On sale or Featured' },
  { keys: 'Shift Space', label: 'Select the row' },
  { keys: 'Delete', label: 'Empty the selected cells' },
  { keys: 'Ctrl V', label: 'Paste, also from a spreadsheet' },
  { keys: 'Ctrl D', label: 'Fill the first selected row down' },
  { keys: 'Ctrl Z', label: 'Take the last edit back' },
  { keys: 'Ctrl S', label: 'Save' },
];

/** The keys of a spreadsheet: arrows, typing, Enter, Tab, F2, Delete, Space, Home, End, copy, paste and fill. */
export function useGridKeys(grid: GridKeys) {
  const { rows, columns, drafts, choices, range, setRange } = grid;
  useShortcutHelp(grid.toggleProduct ? editingKeys : readingKeys);
  const row = rows[range.active.row];
  const column = columns[range.active.column];
  const isReadOnly = !row || !column || !isEditable(row, column);
  const size = { rows: rows.length, columns: columns.length };
  const selection: Selection = { rows, columns, drafts, range };
  const go = (by: { rows?: number; columns?: number }, isExtending = false) =>
    setRange(moveRange(range, by, size, isExtending));

  function onKeyDown(event: KeyboardEvent): void {
    // Keys of the header's buttons, of checkboxes and links are theirs.
    const isInCell = (event.target as Element).closest('[role=gridcell]') !== null;
    if (!isInCell || !row || !column || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const by = moves[event.key] ?? farMoves(event.key, isCommand, grid.pageRows);
    if (by) go(isCommand ? toEdge(by) : by, event.shiftKey);
    else if (!(isCommand ? runCommand(event.key) : handleKey(event, row, column))) return;
    event.preventDefault();
  }

  /** @returns whether the key does something together with Ctrl or ⌘ */
  function runCommand(key: string): boolean {
    if (key === 'z') grid.undo();
    else if (key === 'd') grid.enter(fillDown(selection));
    else if (key === 'a')
      setRange({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } });
    else return false;
    return true;
  }

  /** @returns whether the key does something */
  function handleKey(
    { key, shiftKey }: KeyboardEvent,
    { product }: CatalogueRow,
    { kind }: GridColumn,
  ): boolean {
    if (key === 'Tab') return tab(shiftKey);
    if (key === ' ' && shiftKey) grid.toggleProduct?.(product.id);
    else if (key === 'Enter' && isReadOnly) go({ rows: shiftKey ? -1 : 1 });
    else if (isReadOnly) return false;
    else if (key === 'Enter' || key === 'F2' || (key === ' ' && kind === 'flag')) activate();
    else if (key === 'Delete') grid.enter(clearCells(selection));
    else if (kind === 'flag') return false;
    else if (key === 'Backspace') grid.edit(kind === 'subCategory' ? storedOrDrafted() : '');
    else if (key.length === 1) grid.edit(kind === 'subCategory' ? storedOrDrafted() : key);
    else return false;
    return true;
  }

  /** Moves within the row. At its ends the browser moves on, so that the grid is no trap for the keyboard. */
  function tab(isBack: boolean): boolean {
    const next = range.active.column + (isBack ? -1 : 1);
    if (next < 0 || next >= size.columns) return false;
    go({ columns: isBack ? -1 : 1 });
    return true;
  }

  const storedOrDrafted = () => (row && column ? textOf(drafts, row, column.field) : '');

  /** Begins to edit the active cell, or switches the selected flags. */
  function activate(): void {
    if (!column || isReadOnly) return;
    if (column.kind === 'flag') toggleFlags(column);
    else grid.edit(storedOrDrafted());
  }

  function toggleFlags({ field }: GridColumn): void {
    const { top, bottom } = boundsOf(range);
    const text = String(storedOrDrafted() !== 'true');
    grid.enter(rows.slice(top, bottom + 1).map((each) => ({ ...each, field, text })));
  }

  function onCopy(event: ClipboardEvent): void {
    if (isField(event.target)) return;
    const { top, bottom, left, right } = boundsOf(range);
    const block = rows
      .slice(top, bottom + 1)
      .map((each) =>
        columns
          .slice(left, right + 1)
          .map((column) => shownText(column, textOf(drafts, each, column.field), choices)),
      );
    event.clipboardData.setData('text/plain', formatBlock(block));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (isField(event.target)) return;
    event.preventDefault();
    void paste(parseBlock(event.clipboardData.getData('text/plain')));
  }

  /** Pastes where the selection was when it was asked for, also into rows that have to be loaded first. */
  async function paste(block: string[][]): Promise<void> {
    const { top, left } = boundsOf(range);
    const loaded = await grid.loadUpTo(top + block.length);
    if (!loaded) return;
    const { inputs, cutCount } = pasteBlock({ ...selection, rows: loaded }, block);
    grid.enter(inputs);
    // The pasted cells are selected, unless they were filled into the selection.
    if (block.length > 1) {
      const first = { row: top, column: left };
      const by = { rows: block.length - 1, columns: Math.max(...block.map(({ length }) => length)) - 1 };
      setRange(moveRange(cellRange(first), by, { ...size, rows: loaded.length }, true));
    }
    if (cutCount > 0) grid.onCut(`${cutCount} of the pasted cells are outside of what can be edited here`);
  }

  return { onKeyDown, onCopy, onPaste, go, activate };
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const toEdge = ({ rows = 0, columns = 0 }: { rows?: number; columns?: number }) => ({
  rows: rows * FAR,
  columns: columns * FAR,
});

function farMoves(key: string, isCommand: boolean, pageRows: number) {
  if (key === 'PageDown') return { rows: pageRows };
  if (key === 'PageUp') return { rows: -pageRows };
  if (key === 'Home') return isCommand ? { rows: -1, columns: -1 } : { columns: -FAR };
  if (key === 'End') return isCommand ? { rows: 1, columns: 1 } : { columns: FAR };
  return null;
}
