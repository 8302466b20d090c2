import { Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { inventoryItemInput } from '../../../../../../server/src/features/stock/desk/inventoryItem.input.ts';
import { useResultMutation } from '../../../../../src/lib/useResultMutation.ts';
import { inputResolver } from '../../../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../../../lib/forms/parseUnits.ts';
import { DialogForm } from '../../../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { showRefusal } from '../../../../ui/messages/showRefusal.ts';
import type { InventoryItem } from '../../deskProduct.ts';
import { CREATE_INVENTORY_ITEM } from './createItem.ts';

interface NewItemDialogProps {
  /** `G`: for loose goods, of which each size takes its grams. `PIECE`: for the packs of one size. */
  countedIn: 'G' | 'PIECE';
  /** The name that it begins with. */
  name: string;
  onCreated: (item: InventoryItem) => void;
  onClose: () => void;
}

const texts = {
  G: {
    title: 'One stock in grams',
    units: 'Grams on the shelf now',
    help: 'All of it, also what was in packs. 0: none',
  },
  PIECE: { title: 'A stock of its own', units: 'Packs on the shelf now', help: 'Empty: none' },
};

/** Creates an inventory item with its first units. */
export const NewItemDialog = ({ onClose, ...props }: NewItemDialogProps) => (
  <TitledDialog title={texts[props.countedIn].title} isOpen onClose={onClose}>
    <NewItemForm {...props} onClose={onClose} />
  </TitledDialog>
);

function NewItemForm({ countedIn, name, onCreated, onClose }: NewItemDialogProps) {
  const { mutate, busy } = useResultMutation(CREATE_INVENTORY_ITEM);
  const isLoose = countedIn === 'G';
  const toInput = (values: { name: string; units: string; code: string }) => ({
    ...values,
    countedIn,
    // What was counted in packs so far has to be counted again.
    units: parseUnits(values.units) ?? (isLoose ? Number.NaN : 0),
  });
  const form = useForm({
    defaultValues: { name, units: '', code: '' },
    resolver: inputResolver(inventoryItemInput, toInput),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const result = await mutate({ variables: { input: toInput(values) } });
    if (result.__typename !== 'DeskInventoryItemCreated') return showRefusal(form, result);
    onCreated(result.item);
    onClose();
  });
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Create" isBusy={busy}>
      <Stack gap="4">
        <Text>
          It is created now. Save the product, and its sizes draw on it. If you discard your changes, it
          stays: find it by “Another stock …” or, if it has units, at Stock under “Not sold”.
        </Text>
        <FormField label="Name" error={errors.name?.message} isRequired>
          <Input autoComplete="off" {...form.register('name')} />
        </FormField>
        <FormField
          label={texts[countedIn].units}
          error={errors.units?.message}
          help={texts[countedIn].help}
          isRequired={isLoose}
        >
          <Input inputMode="numeric" autoComplete="off" {...form.register('units')} />
        </FormField>
        <FormField
          label="Code"
          error={errors.code?.message}
          help="Your own; an import finds the stock by it. It may be empty"
        >
          <Input autoComplete="off" {...form.register('code')} />
        </FormField>
      </Stack>
    </DialogForm>
  );
}
