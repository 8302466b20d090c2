import { Button, Dialog, Portal, Table, Text } from '@chakra-ui/react';
import type { SubCategoryChoice } from '../useCategories.ts';
import { gridColumns, shownText, storedText } from './columns.ts';
import { cellKey, type DraftState } from './drafts.ts';

interface ChangesDialogProps {
  isOpen: boolean;
  state: DraftState;
  choices: readonly SubCategoryChoice[];
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What will be saved: each changed cell before and after. */
export const ChangesDialog = ({ isOpen, state, choices, isBusy, onSave, onClose }: ChangesDialogProps) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    size="lg"
    scrollBehavior="inside"
    placement="center"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>What will be saved</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body tabIndex={0}>
            <ChangesTable state={state} choices={choices} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={onClose}>
              Go on editing
            </Button>
            <Button loading={isBusy} onClick={onSave}>
              Save all
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

const ChangesTable = ({ state, choices }: Pick<ChangesDialogProps, 'state' | 'choices'>) => (
  <Table.Root size="sm" aria-label="Changes">
    <Table.Header>
      <Table.Row>
        {['Product', 'Field', 'Before', 'After'].map((title) => (
          <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {Object.values(state.drafts).flatMap(({ product, cells }) =>
        gridColumns
          .filter(({ field }) => cells[field] !== undefined)
          .map((column, index) => (
            <Table.Row key={cellKey(product.id, column.field)}>
              <Table.Cell>{index === 0 && product.name}</Table.Cell>
              <Table.Cell>{column.label}</Table.Cell>
              <Table.Cell color="fg.muted">
                {shownText(column, storedText(product, column.field), choices) || '–'}
              </Table.Cell>
              <Table.Cell fontWeight="semibold">
                {shownText(column, cells[column.field] ?? '', choices) || '–'}
                <Text color="fg.error">{state.refusals[cellKey(product.id, column.field)]}</Text>
              </Table.Cell>
            </Table.Row>
          )),
      )}
    </Table.Body>
  </Table.Root>
);
