import { Button, Dialog, HStack, Stack, Table, Text } from '@chakra-ui/react';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { ProductRow } from '../deskProduct.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type GridField, gridColumns, shownText, storedText } from './columns.ts';
import type { Drafts } from './drafts.ts';

interface ConflictDialogProps {
  /** The products that were changed meanwhile, as they are now; empty: the dialog is closed. */
  stored: readonly ProductRow[];
  drafts: Drafts;
  choices: readonly SubCategoryChoice[];
  /** Keeps or drops one's own changes of a product. */
  onResolve: (product: ProductRow, isKept: boolean) => void;
  onClose: () => void;
}

/** Shows both versions of the products that were changed meanwhile, and lets one choose. */
export function ConflictDialog({ stored, drafts, choices, onResolve, onClose }: ConflictDialogProps) {
  const all = (isKept: boolean) => {
    for (const product of stored) onResolve(product, isKept);
  };
  return (
    <TitledDialog
      title="These products were changed meanwhile"
      isOpen={stored.length > 0}
      onClose={onClose}
      size="lg"
      scrollBehavior="inside"
    >
      <Dialog.Body>
        <Text color="fg.muted" marginBottom="4">
          Nothing was saved. Choose for each product whether your changes stay, and save again.
        </Text>
        <Stack gap="6">
          {stored.map((product) => (
            <Conflict
              key={product.id}
              stored={product}
              draft={drafts[product.id]}
              choices={choices}
              onResolve={(isKept) => onResolve(product, isKept)}
            />
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={() => all(false)}>
          Take what was saved everywhere
        </Button>
        <Button onClick={() => all(true)}>Keep mine everywhere</Button>
      </Dialog.Footer>
    </TitledDialog>
  );
}

interface ConflictProps {
  stored: ProductRow;
  draft: Drafts[string] | undefined;
  choices: readonly SubCategoryChoice[];
  onResolve: (isKept: boolean) => void;
}

/** The fields of a product that the draft or the stored version has changed. */
function Conflict({ stored, draft, choices, onResolve }: ConflictProps) {
  if (!draft) return null;
  const isChanged = (field: GridField) =>
    draft.cells[field] !== undefined || storedText(draft.product, field) !== storedText(stored, field);
  return (
    <section aria-label={stored.name}>
      <HStack justify="space-between" marginBottom="2" wrap="wrap">
        <Text fontWeight="semibold">{draft.product.name}</Text>
        <HStack>
          <Button size="xs" variant="outline" onClick={() => onResolve(false)}>
            Take what was saved
          </Button>
          <Button size="xs" onClick={() => onResolve(true)}>
            Keep mine
          </Button>
        </HStack>
      </HStack>
      <Table.Root size="sm" variant="outline">
        <Table.Header>
          <Table.Row>
            {['Field', 'Before', 'Yours', 'Saved meanwhile'].map((title) => (
              <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {gridColumns
            .filter(({ field, isReadOnly }) => !isReadOnly && isChanged(field))
            .map((column) => (
              <Table.Row key={column.field}>
                <Table.Cell>{column.label}</Table.Cell>
                {[
                  storedText(draft.product, column.field),
                  draft.cells[column.field] ?? '',
                  storedText(stored, column.field),
                ].map((text, index) => (
                  <Table.Cell key={index === 0 ? 'before' : index === 1 ? 'yours' : 'stored'}>
                    {shownText(column, text, choices) || '–'}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
        </Table.Body>
      </Table.Root>
    </section>
  );
}
