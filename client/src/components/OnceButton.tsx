import { Button, type ButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

/** Whether a click is the second one of a double click. */
export function isRepeated({ detail }: MouseEvent): boolean {
  return detail > 1;
}

export interface OnceButtonProps extends ButtonProps {
  /** What it does is under way: it takes no click, but keeps the focus. */
  busy?: boolean;
}

/** A button for what must not happen twice: the second click of a double click does nothing. */
export function OnceButton({ onClick, busy = false, ...rest }: OnceButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || isRepeated(event)) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
