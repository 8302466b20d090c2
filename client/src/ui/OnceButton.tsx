import { Button, type ButtonProps } from '@chakra-ui/react';
import { once } from './once.ts';

export interface OnceButtonProps extends ButtonProps {
  /** What it does is under way. */
  busy?: boolean;
}

/** A button for what must not happen twice: the second click of a double click does nothing. */
export function OnceButton({ onClick, busy = false, ...rest }: OnceButtonProps) {
  return <Button {...rest} {...once(busy, onClick)} />;
}
