import { Button, Dialog, type DialogRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledDialog } from './TitledDialog.tsx';

interface ConfirmDialogProps extends Pick<DialogRootProps, 'finalFocusEl'> {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onClose,
  finalFocusEl,
}: ConfirmDialogProps) {
  return (
    <TitledDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      finalFocusEl={finalFocusEl}
    >
      {children && <Dialog.Body>{children}</Dialog.Body>}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button colorPalette={isDangerous ? 'red' : 'brand'} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </TitledDialog>
  );
}
