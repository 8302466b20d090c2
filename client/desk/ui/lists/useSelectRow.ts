import { useCallback, useRef } from 'react';

/** Selects a row or not. @param isRange whether also the rows between the last one and this one */
export type SelectRow = (id: string, isSelected: boolean, isRange?: boolean) => void;

/**
 * The selection of a list's rows, of which a range can be selected at once, as in mail programs.
 * @param onSelect gets the ids of all rows that are to change
 */
export function useSelectRow(
  rows: readonly { id: string }[],
  onSelect: (ids: readonly string[], isSelected: boolean) => void,
): SelectRow {
  const lastId = useRef<string | null>(null);
  return useCallback(
    (id, isSelected, isRange = false) => {
      onSelect(isRange ? idsBetween(rows, lastId.current, id) : [id], isSelected);
      lastId.current = id;
    },
    [rows, onSelect],
  );
}

/** Ids of the rows from one to another; only the other one if the first is not in the list any more. */
function idsBetween(rows: readonly { id: string }[], from: string | null, to: string): string[] {
  const indexOf = (wanted: string | null) => rows.findIndex(({ id }) => id === wanted);
  const [start, end] = [indexOf(from), indexOf(to)];
  if (start < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}

/** A selection with these rows, or without them. */
export function changeSelection(
  selection: Iterable<string>,
  ids: readonly string[],
  isSelected: boolean,
): string[] {
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return [...next];
}
