import { useEffect, useState } from 'react';
import { useShortcut } from '../../lib/shortcuts.ts';

interface RowActions<Row> {
  /** Missing: rows cannot be opened. */
  onOpen: ((row: Row) => void) | undefined;
  /** Null: rows cannot be selected. */
  onToggle: ((row: Row) => void) | null;
}

/** The attributes of a row's element, with which the keyboard finds it and shows that it is the active one. */
export const activeRowProps = (id: string, isActive: boolean) => ({
  'data-row': id,
  tabIndex: -1,
  'aria-current': isActive || undefined,
  bg: isActive ? 'bg.muted' : undefined,
});

/**
 * The row of a list that the keyboard acts on: j and k move between rows, Enter or e opens one, x selects it. The rows' elements have
 * `activeRowProps`.
 * @returns the row's index; -1: none
 */
export function useActiveRow<Row extends { id: string }>(
  rows: readonly Row[],
  { onOpen, onToggle }: RowActions<Row>,
): number {
  // By id: rows that appear above do not make another row the active one.
  const [activeId, setActiveId] = useState<string | null>(null);
  const activeIndex = rows.findIndex(({ id }) => id === activeId);
  const activeRow = rows[activeIndex];
  const move = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, activeIndex + by))];
    setActiveId(next?.id ?? null);
  };
  useShortcut('j', 'Next row', () => move(1));
  useShortcut('k', 'Previous row', () => move(-1));
  useShortcut('Enter', 'Open the row', onOpen ? () => activeRow && onOpen(activeRow) : null);
  useShortcut('e', 'Open the row', onOpen ? () => activeRow && onOpen(activeRow) : null);
  useShortcut('x', 'Select the row', onToggle ? () => activeRow && onToggle(activeRow) : null);
  useEffect(() => {
    document.querySelector<HTMLElement>(`[data-row="${activeRow?.id}"]`)?.focus();
  }, [activeRow?.id]);
  return activeIndex;
}
