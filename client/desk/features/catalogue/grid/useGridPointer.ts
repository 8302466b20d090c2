import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type CellPosition, type CellRange, cellRange } from './range.ts';

interface GridPointer {
  range: CellRange;
  select: (range: CellRange) => void;
  /** Begins to edit the active cell, or switches a flag. */
  activate: () => void;
}

const isField = (target: EventTarget): boolean => (target as Element).closest('input,select') !== null;
const isSame = (one: CellPosition, other: CellPosition): boolean =>
  one.row === other.row && one.column === other.column;

/** The mouse and the finger in the grid: a press selects, dragging and Shift extend, a double press edits. */
export function useGridPointer({ range, select, activate }: GridPointer) {
  const isDragging = useRef(false);

  function onMouseDown(event: MouseEvent): void {
    const position = positionOf(event.target);
    if (!position || isField(event.target) || event.button !== 0) return;
    // The press does not move the focus by itself, so an edited cell would not be told that it is left.
    if (document.activeElement instanceof HTMLElement && isField(document.activeElement))
      document.activeElement.blur();
    isDragging.current = true;
    select(event.shiftKey ? { anchor: range.anchor, active: position } : cellRange(position));
    event.preventDefault();
  }

  function onMouseMove(event: MouseEvent): void {
    if (event.buttons !== 1) isDragging.current = false;
    const position = isDragging.current ? positionOf(event.target) : null;
    if (position && !isSame(position, range.active)) select({ anchor: range.anchor, active: position });
  }

  /** A finger cannot press twice without zooming: a tap on the active cell edits it. */
  function onPointerUp(event: PointerEvent): void {
    const position = positionOf(event.target);
    if (event.pointerType === 'touch' && position && !isField(event.target) && isSame(position, range.active))
      activate();
  }

  const onDoubleClick = ({ target }: MouseEvent) => {
    if (positionOf(target) && !isField(target)) activate();
  };

  return { onMouseDown, onMouseMove, onPointerUp, onDoubleClick };
}

function positionOf(target: EventTarget): CellPosition | null {
  const cell = (target as Element).closest<HTMLElement>('[role=gridcell][data-column]');
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
