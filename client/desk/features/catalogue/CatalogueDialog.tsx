import { Stack } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { ConflictAlert, type ConflictAlertProps } from '../../ui/conflicts/ConflictAlert.tsx';
import { EditDialog } from '../../ui/dialogs/EditDialog.tsx';
import { UploadNote } from './UploadNote.tsx';

interface CatalogueDialogProps
  extends Pick<
    ComponentProps<typeof EditDialog>,
    'title' | 'hasChanges' | 'isBusy' | 'onSubmit' | 'onClose' | 'children'
  > {
  /** Until its picture is sent it cannot be saved. */
  isUploading: boolean;
  /** What was saved meanwhile; null: nothing. */
  conflict: ConflictAlertProps | null;
}

/** A dialog with the form of a category or banner, which has a picture, and which others may change meanwhile. */
export const CatalogueDialog = ({
  hasChanges,
  isUploading,
  conflict,
  children,
  ...dialog
}: CatalogueDialogProps) => (
  <EditDialog
    {...dialog}
    hasChanges={hasChanges || isUploading}
    scrollBehavior="inside"
    isDisabled={isUploading || conflict !== null}
    footer={isUploading && <UploadNote />}
  >
    <Stack gap="4">
      {conflict && <ConflictAlert {...conflict} />}
      {children}
    </Stack>
  </EditDialog>
);
