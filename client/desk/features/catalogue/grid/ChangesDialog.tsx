import { Alert, Button, Dialog, Table, Text } from '@chakra-ui/react';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type CellName, cellLabel, cellNamesOf, columnOf, storedText } from './cells.ts';
import { shownText } from './columns.ts';
import { cellKey, type DraftState, draftedText, draftsWithoutRefusals, productKey } from './drafts.ts';

interface ChangesDialogProps {
  /** Null: closed. */
  shown: 'all' | 'refused' | null;
  state: DraftState;
  choices: readonly SubCategoryChoice[];
  isBusy: boolean;
  onShow: (shown: 'all' | 'refused') => void;
  /** Goes to a cell. */
  onJump: (productId: string, cell: CellName) => void;
  onSave: () => void;
  /** Saves the products of which nothing was refused. */
  onSaveOthers: () => void;
  onClose: () => void;
}

/** What will be saved: each changed cell before and after; or only those that were refused, and why. */
export function ChangesDialog({ shown, state, choices, isBusy, ...handlers }: ChangesDialogProps) {
  const { onShow, onJump, onSave, onSaveOthers, onClose } = handlers;
  const refusalCount = Object.keys(state.refusals).length;
  const isRefusedOnly = shown === 'refused' && refusalCount > 0;
  const otherCount = Object.keys(draftsWithoutRefusals(state)).length;
  return (
    <TitledDialog
      title={isRefusedOnly ? refusedTitle(refusalCount) : 'What will be saved'}
      isOpen={shown !== null}
      onClose={onClose}
      size="lg"
      scrollBehavior="inside"
    >
      <Dialog.Body tabIndex={0}>
        {refusalCount > 0 && (
          <SmallButton marginBottom="3" onClick={() => onShow(isRefusedOnly ? 'all' : 'refused')}>
            {isRefusedOnly ? 'Show all changes' : `Show only the ${refusalCount} refused`}
          </SmallButton>
        )}
        <ProductRefusals state={state} />
        <ChangesTable {...{ state, choices, isRefusedOnly, onJump }} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Go on editing
        </Button>
        {/* What was refused would be refused again. */}
        {refusalCount === 0 && (
          <Button loading={isBusy} onClick={onSave}>
            Save all
          </Button>
        )}
        {refusalCount > 0 && otherCount > 0 && (
          <Button loading={isBusy} onClick={onSaveOthers}>
            {otherCount === 1 ? 'Save the other product' : `Save the ${otherCount} others`}
          </Button>
        )}
      </Dialog.Footer>
    </TitledDialog>
  );
}

const refusedTitle = (count: number) =>
  `Nothing was saved: ${count === 1 ? 'a value' : `${count} values`} cannot be stored`;

/** What was refused of products as a whole, such as those that are gone. */
const ProductRefusals = ({ state: { drafts, refusals } }: Pick<ChangesDialogProps, 'state'>) =>
  Object.values(drafts)
    .filter(({ product }) => refusals[productKey(product.id)])
    .map(({ product }) => (
      <Alert.Root key={product.id} status="error" marginBottom="3">
        <Alert.Indicator />
        <Alert.Title>
          {product.name}: {refusals[productKey(product.id)]}
        </Alert.Title>
      </Alert.Root>
    ));

interface ChangesTableProps extends Pick<ChangesDialogProps, 'state' | 'choices' | 'onJump'> {
  isRefusedOnly: boolean;
}

const ChangesTable = ({ state, choices, isRefusedOnly, onJump }: ChangesTableProps) => (
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
        cellNamesOf(product)
          .filter(
            (name) =>
              state.refusals[cellKey(product.id, name)] || (!isRefusedOnly && cells[name] !== undefined),
          )
          .map((name, index) => {
            const label = cellLabel(product, name);
            const show = (text: string) => shownText(columnOf(name), text, choices) || '–';
            return (
              <Table.Row key={cellKey(product.id, name)}>
                <Table.Cell>{(isRefusedOnly || index === 0) && product.name}</Table.Cell>
                <Table.Cell>
                  <Button
                    variant="plain"
                    size="sm"
                    height="auto"
                    padding="0"
                    aria-label={`Go to ${label} of ${product.name}`}
                    onClick={() => onJump(product.id, name)}
                  >
                    {label}
                  </Button>
                </Table.Cell>
                <Table.Cell color="fg.muted">{show(storedText(product, name))}</Table.Cell>
                <Table.Cell fontWeight="semibold" overflowWrap="anywhere">
                  {show(draftedText(state.drafts, product, name))}
                  <Text color="fg.error">{state.refusals[cellKey(product.id, name)]}</Text>
                </Table.Cell>
              </Table.Row>
            );
          }),
      )}
    </Table.Body>
  </Table.Root>
);
