import { Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { inventoryItemInput } from '../../../../../../server/src/features/stock/desk/inventoryItem.input.ts';
import { useResultMutation } from '../../../../../src/lib/useResultMutation.ts';
import { inputResolver } from '../../../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../../../lib/forms/parseUnits.ts';
import { DialogForm } from '../../../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { showError } from '../../../../ui/messages/toaster.tsx';
import type { InventoryItem } from '../../deskProduct.ts';
import { CREATE_INVENTORY_ITEM } from './createItem.ts';
import type { FormVariant } from './variantForm.ts';

interface OwnStocksDialogProps {
  productName: string;
  /** Those that share a stock. */
  variants: readonly FormVariant[];
  /** Called with what was created, by the keys of the variants. */
  onCreated: (items: ReadonlyMap<string, InventoryItem>) => void;
  onClose: () => void;
}

const { name, units } = inventoryItemInput.shape;
const stocksInput = z.object({ name, units: z.array(units) });

/** Creates an inventory item for the packs of each size. */
export const OwnStocksDialog = (props: OwnStocksDialogProps) => (
  <TitledDialog title="A stock of its own for each size" isOpen onClose={props.onClose}>
    <OwnStocksForm {...props} />
  </TitledDialog>
);

function OwnStocksForm({ productName, variants, onCreated, onClose }: OwnStocksDialogProps) {
  const { mutate, busy } = useResultMutation(CREATE_INVENTORY_ITEM);
  const form = useForm({
    defaultValues: { name: productName, units: variants.map(() => '') },
    resolver: inputResolver(stocksInput, (values: { name: string; units: string[] }) => ({
      name: values.name,
      units: values.units.map((typed) => parseUnits(typed) ?? 0),
    })),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const items = new Map<string, InventoryItem>();
    for (const [index, { key, label }] of variants.entries()) {
      const input = {
        name: `${values.name.trim()} ${label}`.trim(),
        ...{ code: '', countedIn: 'PIECE' as const, units: parseUnits(values.units[index] ?? '') ?? 0 },
      };
      const result = await mutate({ variables: { input } });
      if (result.__typename !== 'DeskInventoryItemCreated') {
        showError(result.message);
        break;
      }
      items.set(key, result.item);
    }
    onCreated(items);
    if (items.size > 0) onClose();
  });
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Create" isBusy={busy}>
      <Stack gap="4">
        <Text>
          They are created now. Save the product, and each size sells from its own. If you discard your
          changes, they stay: find them by “Another stock …” or, those with units, at Stock under “Not sold”.
        </Text>
        <FormField label="Name" error={errors.name?.message} help="The size is added to it" isRequired>
          <Input autoComplete="off" {...form.register('name')} />
        </FormField>
        {variants.map(({ key, label }, index) => (
          <FormField
            key={key}
            label={`Packs of ${label || `size ${index + 1}`} on the shelf now`}
            error={errors.units?.[index]?.message}
            help="Empty: none"
          >
            <Input inputMode="numeric" autoComplete="off" {...form.register(`units.${index}`)} />
          </FormField>
        ))}
      </Stack>
    </DialogForm>
  );
}
