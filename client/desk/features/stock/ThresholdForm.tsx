import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { showSuccess } from '../../ui/toaster.tsx';
import { SET_LOW_STOCK_THRESHOLD } from './documents.ts';

interface ThresholdFormProps {
  product: { id: string; lowStockThreshold: number; hasOwnThreshold: boolean };
}

/** Sets at how many units a product's stock counts as low. An empty field stands for the shop's default. */
export function ThresholdForm({ product: { id, lowStockThreshold, hasOwnThreshold } }: ThresholdFormProps) {
  const { mutate, busy } = useResultMutation(SET_LOW_STOCK_THRESHOLD);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    values: { threshold: hasOwnThreshold ? String(lowStockThreshold) : '' },
  });
  const { threshold: error } = formState.errors;
  const submit = handleSubmit(async (values) => {
    const threshold = values.threshold.trim() === '' ? null : Number(values.threshold);
    const result = await mutate({
      variables: { input: { productIds: [id], threshold } },
      refetchQueries: ['DeskLowStock'],
    });
    if ('message' in result) return setError('threshold', { message: result.message });
    reset(values);
    showSuccess('The threshold is saved');
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field.Root invalid={Boolean(error)}>
        <Field.Label>Low at (units)</Field.Label>
        <HStack>
          <Input
            width="24"
            inputMode="numeric"
            autoComplete="off"
            placeholder={hasOwnThreshold ? 'default' : `${lowStockThreshold}`}
            {...register('threshold', {
              pattern: { value: /^\s*\d{0,6}\s*$/, message: 'Please give a whole number' },
            })}
          />
          <Button type="submit" variant="outline" disabled={!formState.isDirty} loading={busy}>
            Save
          </Button>
        </HStack>
        <Field.HelperText>Empty: the shop’s default</Field.HelperText>
        <Field.ErrorText>{error?.message}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
