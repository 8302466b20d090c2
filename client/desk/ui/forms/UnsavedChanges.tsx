import { useUnsavedChanges } from '../../lib/forms/useUnsavedChanges.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

/** Asks before somebody leaves a page with unsaved changes. */
export function UnsavedChanges({ hasChanges }: { hasChanges: boolean }) {
  const { isAsking, leave, stay } = useUnsavedChanges(hasChanges);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      isDangerous
      onConfirm={leave}
      onClose={stay}
    >
      Your changes on this page are not saved.
    </ConfirmDialog>
  );
}
