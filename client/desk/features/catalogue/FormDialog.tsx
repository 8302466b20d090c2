import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { ConflictAlert, type ConflictingField } from '../../ui/ConflictAlert.tsx';
import { UploadNote } from './UploadNote.tsx';

interface FormDialogProps {
  title: string;
  canSave: boolean;
  isBusy: boolean;
  /** Until its picture is sent it cannot be saved. */
  isUploading: boolean;
  onSave: () => void;
  onClose: () => void;
  /** What somebody else has saved meanwhile; null: nothing. */
  conflict: {
    fields: readonly ConflictingField[];
    keepMine: () => void;
    takeTheirs: () => void;
  } | null;
  children: ReactNode;
}

/** A dialog with the form of a category or banner. */
export const FormDialog = ({
  title,
  canSave,
  isBusy,
  isUploading,
  onSave,
  onClose,
  conflict,
  children,
}: FormDialogProps) => (
  <Dialog.Root
    open
    onOpenChange={({ open }) => !open && onClose()}
    placement="center"
    scrollBehavior="inside"
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content asChild>
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              onSave();
            }}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {conflict && (
                  <ConflictAlert
                    message="Somebody else has changed this meanwhile. Nothing was saved."
                    fields={conflict.fields}
                    onKeepMine={conflict.keepMine}
                    onTakeTheirs={conflict.takeTheirs}
                  />
                )}
                {children}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              {isUploading && <UploadNote />}
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={isBusy} disabled={!canSave || isUploading || conflict !== null}>
                Save
              </Button>
            </Dialog.Footer>
          </form>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
