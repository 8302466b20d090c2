import { Field, HStack, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TitledDialog } from '../../ui/TitledDialog.tsx';
import { showSuccess } from '../../ui/toaster.tsx';
import { useAdjustStock } from './useAdjustStock.ts';

/** A product whose stock is adjusted. */
export interface AdjustedProduct {
  id: string;
  name: string;
  onHand: number;
  reserved: number;
}

interface AdjustDialogProps {
  product: AdjustedProduct;
  isOpen: boolean;
  onClose: () => void;
}

/** Takes a delivery in, or waste and corrections out, with a reason. */
export const AdjustDialog = ({ product, isOpen, onClose }: AdjustDialogProps) => (
  <TitledDialog title={<>Adjust the stock of {product.name}</>} isOpen={isOpen} onClose={onClose}>
    <AdjustForm product={product} onClose={onClose} />
  </TitledDialog>
);

const choices = {
  received: { kind: 'received', label: 'Delivery: units came in', sign: 1, needsReason: false },
  waste: { kind: 'waste', label: 'Waste: broken, spoilt or lost', sign: -1, needsReason: true },
  added: { kind: 'correction', label: 'Correction: add units', sign: 1, needsReason: true },
  removed: { kind: 'correction', label: 'Correction: remove units', sign: -1, needsReason: true },
} as const;
type Choice = keyof typeof choices;

const WHOLE = /^[1-9]\d{0,5}$/;

function AdjustForm({ product, onClose }: Omit<AdjustDialogProps, 'isOpen'>) {
  const { adjustStock, busy } = useAdjustStock();
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: { choice: 'received' as Choice, units: '', reason: '' },
  });
  const { units: unitsError, reason: reasonError } = formState.errors;
  const [choice, units] = watch(['choice', 'units']);
  const { sign, needsReason } = choices[choice];
  const after = product.onHand + sign * (WHOLE.test(units) ? Number(units) : 0);

  const submit = handleSubmit(async (values) => {
    const change = sign * Number(values.units);
    const kind = choices[choice].kind;
    const adjustment = { productId: product.id, kind, change, reason: values.reason.trim() };
    const { isDone, refusals } = await adjustStock([{ ...adjustment, expectedOnHand: product.onHand }]);
    if (isDone) {
      showSuccess(`${product.name}: ${product.onHand} → ${product.onHand + change} units`);
      return onClose();
    }
    const [refusal] = refusals;
    if (refusal)
      setError('units', {
        message: `Now ${refusal.onHand} are on hand, ${refusal.reserved} of them reserved`,
      });
  });

  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>What happened</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field {...register('choice')}>
              {Object.entries(choices).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root required invalid={Boolean(unitsError)}>
          <Field.Label>Units</Field.Label>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...register('units', {
              pattern: { value: WHOLE, message: 'Please give a number of units' },
              required: 'Please give a number of units',
            })}
          />
          <Field.ErrorText>{unitsError?.message}</Field.ErrorText>
        </Field.Root>
        <Field.Root required={needsReason} invalid={Boolean(reasonError)}>
          <Field.Label>Reason</Field.Label>
          <Input
            maxLength={200}
            placeholder={needsReason ? undefined : 'For example the invoice'}
            {...register('reason', {
              validate: (text) => !needsReason || text.trim() !== '' || 'Please give a reason',
            })}
          />
          <Field.ErrorText>{reasonError?.message}</Field.ErrorText>
        </Field.Root>
        <HStack aria-live="polite">
          <Text color="fg.muted">On hand</Text>
          <Text fontWeight="semibold">
            {product.onHand} → {after}
          </Text>
        </HStack>
      </Stack>
    </DialogForm>
  );
}
