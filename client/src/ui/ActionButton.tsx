import { Button, type ButtonProps } from '@chakra-ui/react';
import { ignoreDoubleClick } from './ignoreDoubleClick.ts';

interface ActionButtonProps extends ButtonProps {
  /** The action is running: clicks are ignored. */
  busy?: boolean;
}

/** A button for an action that must not run twice: a double click runs it once. */
export function ActionButton({ onClick, busy = false, ...rest }: ActionButtonProps) {
  return <Button {...rest} {...ignoreDoubleClick(busy, onClick)} />;
}
