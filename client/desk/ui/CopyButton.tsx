import { Button, type ButtonProps } from '@chakra-ui/react';
import { showError, showSuccess } from './messages/toaster.tsx';

interface CopyButtonProps extends ButtonProps {
  text: string;
  /** Said when it is copied. */
  message: string;
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, message, ...props }: CopyButtonProps) {
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(text);
      showSuccess(message);
    } catch {
      showError('The browser does not allow copying. Please select the text instead.');
    }
  };
  return <Button {...props} onClick={() => void copy()} />;
}
