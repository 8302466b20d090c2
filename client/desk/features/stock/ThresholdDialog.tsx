import { Field, Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TitledDialog } from '../../ui/TitledDialog.tsx';
import { showSuccess } from '../../ui/toaster.tsx';
import { SET_LOW_STOCK_THRESHOLD } from './documents.ts';

interface ThresholdDialogProps {
  product: { id: string; name: string; lowStockThreshold: number; hasOwnThreshold: boolean };
  isOpen: boolean;
  onClose: () => void;
}

/** Sets at how many units a product's stock counts as low. An empty field stands for the shop's default. */
export const ThresholdDialog = ({ product, isOpen, onClose }: ThresholdDialogProps) => (
  <TitledDialog title={<>When is the stock of {product.name} low?</>} isOpen={isOpen} onClose={onClose}>
    <ThresholdForm product={product} onClose={onClose} />
  </TitledDialog>
);

function ThresholdForm({ product, onClose }: Omit<ThresholdDialogProps, 'isOpen'>) {
  const { id, lowStockThreshold, hasOwnThreshold } = product;
  const { mutate, busy } = useResultMutation(SET_LOW_STOCK_THRESHOLD);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { threshold: hasOwnThreshold ? String(lowStockThreshold) : '' },
  });
  const { threshold: error } = formState.errors;
  const submit = handleSubmit(async (values) => {
    const threshold = values.threshold.trim() === '' ? null : Number(values.threshold);
    const result = await mutate({
      variables: { input: { productIds: [id], threshold } },
      refetchQueries: ['DeskLowStock'],
    });
    if ('message' in result) return setError('threshold', { message: result.message });
    showSuccess('The threshold is saved');
    onClose();
  });
  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy}>
      <Field.Root invalid={Boolean(error)}>
        <Field.Label>Low at (units)</Field.Label>
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder={hasOwnThreshold ? 'default' : `${lowStockThreshold}`}
          {...register('threshold', {
            pattern: { value: /^\s*\d{0,6}\s*$/, message: 'Please give a whole number' },
          })}
        />
        <Field.HelperText>Empty: the shop’s default, which is in the settings</Field.HelperText>
        <Field.ErrorText>{error?.message}</Field.ErrorText>
      </Field.Root>
    </DialogForm>
  );
}
