import { Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { ConflictAlert, type ConflictAlertProps } from '../../ui/conflicts/ConflictAlert.tsx';
import { DialogForm } from '../../ui/dialogs/DialogForm.tsx';
import { EditDialog } from '../../ui/dialogs/EditDialog.tsx';
import { UploadNote } from './UploadNote.tsx';

interface FormDialogProps {
  title: string;
  /** Whether something was entered that is not saved. */
  hasChanges: boolean;
  isBusy: boolean;
  /** Until its picture is sent it cannot be saved. */
  isUploading: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  /** What was saved meanwhile; null: nothing. */
  conflict: ConflictAlertProps | null;
  children: ReactNode;
}

/** A dialog with the form of a category or banner. */
export const FormDialog = ({
  title,
  hasChanges,
  isBusy,
  isUploading,
  onSubmit,
  onClose,
  conflict,
  children,
}: FormDialogProps) => (
  <EditDialog title={title} hasChanges={hasChanges || isUploading} onClose={onClose} scrollBehavior="inside">
    <DialogForm
      onSubmit={onSubmit}
      onCancel={onClose}
      isBusy={isBusy}
      isDisabled={isUploading || conflict !== null}
      footer={isUploading && <UploadNote />}
    >
      <Stack gap="4">
        {conflict && <ConflictAlert {...conflict} />}
        {children}
      </Stack>
    </DialogForm>
  </EditDialog>
);
