import { Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { thresholdInput } from '../../../../server/src/features/stock/desk/threshold.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../lib/forms/parseUnits.ts';
import { DialogForm } from '../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { SET_LOW_STOCK_THRESHOLD } from './documents.ts';
import { inLargeUnit, unitName } from './units.ts';

interface ThresholdDialogProps {
  product: {
    id: string;
    name: string;
    countedIn: MeasureUnit;
    lowStockThreshold: number;
    hasOwnThreshold: boolean;
  };
  isOpen: boolean;
  onClose: () => void;
}

/** Sets at how many units an inventory item's stock counts as low. An empty field stands for the shop's default. */
export const ThresholdDialog = ({ product, isOpen, onClose }: ThresholdDialogProps) => (
  <TitledDialog title={<>When is the stock of {product.name} low?</>} isOpen={isOpen} onClose={onClose}>
    <ThresholdForm product={product} onClose={onClose} />
  </TitledDialog>
);

function ThresholdForm({ product, onClose }: Omit<ThresholdDialogProps, 'isOpen'>) {
  const { id, countedIn, lowStockThreshold, hasOwnThreshold } = product;
  const { mutate, busy } = useResultMutation(SET_LOW_STOCK_THRESHOLD);
  const toInput = ({ threshold }: { threshold: string }) => ({
    productIds: [id],
    threshold: parseUnits(threshold),
  });
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { threshold: hasOwnThreshold ? String(lowStockThreshold) : '' },
    resolver: inputResolver(thresholdInput, toInput),
  });
  const submit = handleSubmit(async (values) => {
    const result = await mutate({
      variables: { input: toInput(values) },
      refetchQueries: ['DeskLowStock'],
    });
    if ('message' in result) return setError('threshold', { message: result.message });
    showSuccess('The threshold is saved');
    onClose();
  });
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy}>
      <FormField
        label={`Low at (${unitName(countedIn)})`}
        error={formState.errors.threshold?.message}
        help={
          inLargeUnit(watch('threshold'), countedIn) ?? 'Empty: the shop’s default, which is in the settings'
        }
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder={hasOwnThreshold ? 'default' : `${lowStockThreshold}`}
          {...register('threshold')}
        />
      </FormField>
    </DialogForm>
  );
}
