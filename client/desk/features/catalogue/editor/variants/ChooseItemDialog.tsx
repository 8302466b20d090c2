import { useQuery } from '@apollo/client/react';
import { Button, Dialog, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebouncedValue } from '../../../../../src/lib/useDebouncedValue.ts';
import { graphql } from '../../../../generated/gql.ts';
import { latestOf } from '../../../../lib/lists/latestOf.ts';
import { TitledDialog } from '../../../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import type { InventoryItem } from '../../deskProduct.ts';
import { itemText, unitNames } from './variantForm.ts';

const INVENTORY_CHOICES = graphql(`
  query DeskInventoryChoices($text: String!) {
    desk {
      inventoryItems(text: $text) {
        ...InventoryItem_item @unmask
      }
    }
  }
`);

const SEARCH_DELAY_MS = 150;

interface ChooseItemDialogProps {
  onChoose: (item: InventoryItem) => void;
  onClose: () => void;
}

/** Finds an inventory item by its name or code. */
export const ChooseItemDialog = ({ onChoose, onClose }: ChooseItemDialogProps) => (
  <TitledDialog title="Another stock" isOpen onClose={onClose} scrollBehavior="inside">
    <ItemSearch
      onChoose={(item) => {
        onChoose(item);
        onClose();
      }}
    />
    <Dialog.Footer>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
    </Dialog.Footer>
  </TitledDialog>
);

function ItemSearch({ onChoose }: Pick<ChooseItemDialogProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const searchText = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const result = useQuery(INVENTORY_CHOICES, {
    variables: { text: searchText },
    fetchPolicy: 'network-only',
  });
  const items = latestOf(result)?.desk?.inventoryItems;
  const note = result.error
    ? 'The stocks cannot be read at the moment'
    : items?.length === 0
      ? 'No such stock'
      : null;
  return (
    <Dialog.Body>
      <Stack gap="4">
        <FormField label="Name or code">
          <Input
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            autoComplete="off"
          />
        </FormField>
        <Text role="status">{note}</Text>
        <Stack as="ul" listStyleType="none" gap="1">
          {items?.map((item) => (
            <li key={item.id}>
              <Button
                variant="ghost"
                width="full"
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                height="auto"
                minHeight="11"
                onClick={() => onChoose(item)}
              >
                {itemText(item)}: {item.available} {unitNames[item.countedIn]}
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog.Body>
  );
}
