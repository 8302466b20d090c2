import type { MouseEvent } from 'react';

/** Whether a click is the second one of a double click. */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/**
 * Props of a button for an action that must not run twice: the second click of a double click, and clicks while `busy`,
 * are ignored. The button keeps the focus, which a disabled one would lose.
 */
export const ignoreDoubleClick = (
  busy: boolean,
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void,
) => ({
  'aria-disabled': busy || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isSecondClick(event)) event.preventDefault();
    else onClick?.(event);
  },
});
