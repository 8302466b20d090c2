import { HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { adjustmentInput } from '../../../../server/src/features/stock/desk/adjustment.input.ts';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { parseUnits } from '../../lib/forms/parseUnits.ts';
import { DialogForm } from '../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { inLargeUnit, unitName } from './units.ts';
import { useAdjustStock } from './useAdjustStock.ts';

/** An inventory item whose stock is adjusted. */
export interface AdjustedProduct {
  id: string;
  name: string;
  countedIn: MeasureUnit;
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
    <AdjustFields product={product} onClose={onClose} />
  </TitledDialog>
);

const choices = {
  received: { kind: 'received', label: 'Delivery: units came in', sign: 1, needsReason: false },
  waste: { kind: 'waste', label: 'Waste: broken, spoilt or lost', sign: -1, needsReason: true },
  added: { kind: 'correction', label: 'Correction: add units', sign: 1, needsReason: true },
  removed: { kind: 'correction', label: 'Correction: remove units', sign: -1, needsReason: true },
} as const;

interface AdjustForm {
  choice: keyof typeof choices;
  /** Units as they are typed, without a sign. */
  change: string;
  reason: string;
}

function AdjustFields({ product, onClose }: Omit<AdjustDialogProps, 'isOpen'>) {
  const { adjustStock, busy } = useAdjustStock();
  const toInput = ({ choice, change, reason }: AdjustForm) => {
    const { kind, sign } = choices[choice];
    const units = parseUnits(change);
    return {
      productId: product.id,
      kind,
      change: units === null ? null : sign * units,
      reason,
      expectedOnHand: product.onHand,
    };
  };
  const { register, handleSubmit, watch, setError, formState } = useForm<AdjustForm>({
    defaultValues: { choice: 'received', change: '', reason: '' },
    resolver: inputResolver(adjustmentInput, toInput),
  });
  const { errors } = formState;
  const values = watch();
  const { needsReason } = choices[values.choice];
  const { change } = toInput(values);
  const problem = unitsProblem(product, values.change, change);
  const format = (units: number) => formatUnits(units, product.countedIn);
  const movedTo = (change: number | null) =>
    `${format(product.onHand)} → ${format(product.onHand + (change ?? 0))}`;
  const isAccepted = problem === null && !errors.change && Boolean(change);

  const submit = handleSubmit(async (values) => {
    const input = toInput(values);
    const { isDone, refusals } = await adjustStock([input]);
    if (isDone) {
      const unit = product.countedIn === 'PIECE' ? ' units' : '';
      showSuccess(`${product.name}: ${movedTo(input.change)}${unit}`);
      return onClose();
    }
    const [refusal] = refusals;
    if (refusal)
      setError('change', {
        message: `Now ${refusal.onHand} are on hand, ${refusal.reserved} of them reserved`,
      });
  });

  return (
    <DialogForm onSubmit={submit} onCancel={onClose} isBusy={busy} isDisabled={problem !== null}>
      <Stack gap="4">
        <FormField label="What happened">
          <Select {...register('choice')}>
            {Object.entries(choices).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField
          label={product.countedIn === 'PIECE' ? 'Units' : `Units (${unitName(product.countedIn)})`}
          error={problem ?? errors.change?.message}
          help={inLargeUnit(values.change, product.countedIn)}
          isRequired
        >
          <Input inputMode="numeric" autoComplete="off" {...register('change')} />
        </FormField>
        <FormField label="Reason" error={errors.reason?.message} isRequired={needsReason}>
          <Input placeholder={needsReason ? undefined : 'For example the invoice'} {...register('reason')} />
        </FormField>
        <HStack aria-live="polite">
          <Text color="fg.muted">On hand</Text>
          <Text fontWeight="semibold">{isAccepted ? movedTo(change) : format(product.onHand)}</Text>
        </HStack>
      </Stack>
    </DialogForm>
  );
}

/**
 * Why the units that are typed cannot be saved, as far as the desk knows; null: they can, or nothing is typed yet.
 * @param change what they change
 */
function unitsProblem(
  { onHand, reserved }: AdjustedProduct,
  typed: string,
  change: number | null,
): string | null {
  if ((parseUnits(typed) ?? 0) < 0) return 'Please give a whole number of units from 0';
  const after = onHand + (change ?? 0);
  if (after < 0) return `Only ${onHand} ${onHand === 1 ? 'unit is' : 'units are'} on hand`;
  return after < reserved
    ? `Of ${onHand} units on hand, ${reserved} are reserved by shoppers who are paying`
    : null;
}
