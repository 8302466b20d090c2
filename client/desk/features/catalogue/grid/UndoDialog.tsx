import { Button, Dialog, List, Text } from '@chakra-ui/react';
import { plural } from '../../../../src/lib/format.ts';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import type { BlockedUndo } from '../useUndoSave.ts';

interface UndoDialogProps {
  /** Null: the dialog is closed. */
  blockedUndo: BlockedUndo | null;
  isBusy: boolean;
  onUndoOthers: () => void;
  onClose: () => void;
}

/** Names the products whose change cannot be undone, and offers to undo the others. */
export function UndoDialog({ blockedUndo, isBusy, onUndoOthers, onClose }: UndoDialogProps) {
  const { blocked = [], others } = blockedUndo ?? {};
  const otherCount = others?.changes.length ?? 0;
  return (
    <TitledDialog
      title={undoTitle(otherCount, otherCount + blocked.length)}
      isOpen={blockedUndo !== null}
      onClose={onClose}
      scrollBehavior="inside"
    >
      <Dialog.Body tabIndex={0}>
        <Text color="fg.muted" marginBottom="3">
          Nothing was undone{otherCount > 0 && ' yet'}.{' '}
          {plural(blocked.length, 'This product is', 'These products are')} left as{' '}
          {plural(blocked.length, 'it is', 'they are')} now:
        </Text>
        <List.Root paddingInlineStart="5">
          {blocked.map(({ id, text }) => (
            <List.Item key={id}>{text}</List.Item>
          ))}
        </List.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {otherCount > 0 ? 'Cancel' : 'Close'}
        </Button>
        {otherCount > 0 && (
          <Button loading={isBusy} onClick={onUndoOthers}>
            {otherCount === 1 ? 'Undo the other product' : `Undo the ${otherCount} others`}
          </Button>
        )}
      </Dialog.Footer>
    </TitledDialog>
  );
}

const undoTitle = (count: number, total: number): string =>
  count === 0 ? 'The last save cannot be undone' : `${count} of ${total} products can be undone`;
