import { useLayoutEffect, useRef } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { button, palette } from '../theme/classes.ts';
import { isSecondClick } from './ignoreDoubleClick.ts';

/** Removes a row of a table; a double click removes one row only. The focus moves to the next row's button. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current && current === document.activeElement) moveFocusFrom(current);
    };
  }, []);
  return (
    <button
      ref={element}
      type="button"
      data-remove
      className={button({ variant: 'ghost', square: true }, palette({ color: 'red' }))}
      aria-label={label}
      onClick={(event) => !isSecondClick(event) && onRemove()}
    >
      <LuTrash2 />
    </button>
  );
}

/** Focuses the button of the next or previous row, or the page's heading after the last row. */
function moveFocusFrom(button: HTMLButtonElement): void {
  const row = button.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = button.closest('main')?.querySelector('h1');
  queueMicrotask(() => {
    const next = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('[data-remove]') : heading;
    if (!next?.isConnected) return;
    if (next === heading) next.tabIndex = -1;
    next.focus();
  });
}
