import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogForm } from './DialogForm.tsx';
import { TitledDialog } from './TitledDialog.tsx';

interface EditDialogProps extends Omit<ComponentProps<typeof DialogForm>, 'onCancel'> {
  title: string;
  /** Whether something was entered that is not saved. */
  hasChanges: boolean;
  /** The title and the buttons stay in sight when the fields are higher than the window. */
  scrollBehavior?: 'inside';
  onClose: () => void;
}

/**
 * A dialog that is a form for long texts, or for many fields. Escape or a press beside it asks before what was entered is lost; the
 * button Cancel does not. A form that is filled in again at once, such as a quantity with a reason, is a `DialogForm` in a
 * `TitledDialog`, which does not ask.
 */
export function EditDialog({ title, hasChanges, scrollBehavior, onClose, ...form }: EditDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (hasChanges) setAsking(true);
    else onClose();
  };
  return (
    <TitledDialog title={title} isOpen onClose={close} {...(scrollBehavior && { scrollBehavior })}>
      <DialogForm {...form} onCancel={onClose} />
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
