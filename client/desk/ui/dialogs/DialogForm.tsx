import { Button, Dialog, Flex } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { useKeepDialog } from './busyDialog.ts';

interface DialogFormProps {
  onSubmit: (event: FormEvent) => unknown;
  onCancel: () => void;
  submitLabel?: string;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Beside the buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Body and footer of a dialog that is a form. What a field needs is checked when it is sent. */
export function DialogForm({
  onSubmit,
  onCancel,
  submitLabel = 'Save',
  isDangerous = false,
  isBusy = false,
  isDisabled = false,
  footer,
  children,
}: DialogFormProps) {
  useKeepDialog(isBusy);
  const submit = (event: FormEvent) => {
    // In React it is within the form of the page that has opened the dialog, which must not be sent with it.
    event.stopPropagation();
    void onSubmit(event);
  };
  return (
    // Not higher than its dialog, so that the body scrolls and the footer stays in sight.
    <Flex asChild direction="column" flex="1" minHeight="0">
      <form onSubmit={submit} noValidate>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          {footer}
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            colorPalette={isDangerous ? 'red' : 'brand'}
            loading={isBusy}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </Dialog.Footer>
      </form>
    </Flex>
  );
}
