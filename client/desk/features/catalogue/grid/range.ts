/** A cell by the indices of its row and column. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A rectangle of cells: from where the selection began to the active cell. */
export interface CellRange {
  anchor: CellPosition;
  active: CellPosition;
}

export const cellRange = (position: CellPosition): CellRange => ({ anchor: position, active: position });

/** The first and last row and column of a range. */
export const boundsOf = ({ anchor, active }: CellRange) => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

/** Moves the active cell; with `isExtending` the anchor stays. */
export function moveRange(
  { anchor, active }: CellRange,
  by: { rows?: number; columns?: number },
  size: { rows: number; columns: number },
  isExtending: boolean,
): CellRange {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  const moved = {
    row: clamp(active.row + (by.rows ?? 0), size.rows),
    column: clamp(active.column + (by.columns ?? 0), size.columns),
  };
  return { anchor: isExtending ? anchor : moved, active: moved };
}
