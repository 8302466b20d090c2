import type { MouseEvent } from 'react';

/** Whether a click is the second one of a double click. */
export function isRepeated({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** What a button needs for what must not happen twice: it takes no click while `busy`, but keeps the focus. */
export const once = (busy: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) => ({
  'aria-disabled': busy || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isRepeated(event)) event.preventDefault();
    else onClick?.(event);
  },
});
