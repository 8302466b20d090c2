import { useLayoutEffect, useRef } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { button, palette } from '../theme/classes.ts';
import { isSecondClick } from './ignoreDoubleClick.ts';

/** Takes a row out of a table; a double click takes only one. The focus goes on at the next row's button. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current && current === document.activeElement) passFocusOn(current);
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

/** To what stays when a row goes: the button of the row after it or before it, or else the page's heading. */
function passFocusOn(button: HTMLButtonElement): void {
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
