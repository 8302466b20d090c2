import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TitledDialog } from './TitledDialog.tsx';

interface EditDialogProps extends Omit<ComponentProps<typeof TitledDialog>, 'isOpen'> {
  /** Whether something was entered that is not saved. */
  hasChanges: boolean;
}

/**
 * A dialog with a form for long texts, or for many fields. Escape or a press beside it asks before what was entered is lost; the button
 * Cancel does not. Dialogs that are filled in again at once, such as a quantity with a reason, are a `TitledDialog`, which does not ask.
 */
export function EditDialog({ hasChanges, onClose, children, ...dialog }: EditDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (hasChanges) setAsking(true);
    else onClose();
  };
  return (
    <TitledDialog {...dialog} isOpen onClose={close}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard what you have entered?"
        confirmLabel="Discard"
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </TitledDialog>
  );
}
