import { Field, Input, NativeSelect, SegmentGroup, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type GridField, gridColumns } from './columns.ts';
import { type FillOperation, roundings } from './fill.ts';

interface FillDialogProps {
  isOpen: boolean;
  productCount: number;
  choices: readonly SubCategoryChoice[];
  /** @param step paise to which amounts are rounded */
  onFill: (field: GridField, operation: FillOperation, value: string, step: number) => void;
  onClose: () => void;
}

const fields = gridColumns.filter(({ isReadOnly, isUnique }) => !isReadOnly && !isUnique);
const operations = [
  { value: 'set', label: 'Set to' },
  { value: 'add', label: 'Add' },
  { value: 'percent', label: 'Percent' },
];

/** Changes a field of many products at once: sets it, adds to it, or changes it by a percentage. */
export function FillDialog({ isOpen, productCount, choices, onFill, onClose }: FillDialogProps) {
  const [field, setField] = useState<GridField>('price');
  const [operation, setOperation] = useState<FillOperation>('percent');
  const [value, setValue] = useState('');
  const [step, setStep] = useState(1);
  const column = gridColumns.find((one) => one.field === field);
  const isNumber = column?.kind === 'money' || column?.kind === 'count';
  const isAdding = isNumber && operation !== 'set';
  const isRounded = isAdding && operation === 'percent' && column?.kind === 'money';
  const isInvalid = value.trim() === '' || (isAdding && Number.isNaN(Number(value)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isInvalid) return;
    onFill(field, isNumber ? operation : 'set', value.trim(), isRounded ? step : 1);
    setValue('');
    onClose();
  }

  return (
    <TitledDialog
      title={`Change ${productCount} ${productCount === 1 ? 'product' : 'products'}`}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
    >
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Fill in" isDisabled={isInvalid}>
        <Stack gap="4">
          <Field.Root>
            <Field.Label>What</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={field}
                onChange={({ currentTarget }) => {
                  setField(currentTarget.value as GridField);
                  setValue('');
                }}
              >
                {fields.map(({ field, label }) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          {isNumber && (
            <SegmentGroup.Root
              size="sm"
              aria-label="How"
              value={operation}
              onValueChange={(details) => setOperation(details.value as FillOperation)}
            >
              <SegmentGroup.Indicator />
              <SegmentGroup.Items items={operations} />
            </SegmentGroup.Root>
          )}
          <Field.Root>
            <Field.Label>
              {isAdding ? `${operation === 'add' ? 'Amount' : 'Percent'}, may be negative` : 'Value'}
            </Field.Label>
            {column?.kind === 'subCategory' || column?.kind === 'flag' ? (
              <NativeSelect.Root>
                <NativeSelect.Field
                  placeholder="Please choose"
                  value={value}
                  onChange={({ currentTarget }) => setValue(currentTarget.value)}
                >
                  {(column.kind === 'flag' ? flagChoices : choices.map(toOption)).map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            ) : (
              <Input
                value={value}
                inputMode={isNumber ? 'decimal' : 'text'}
                onChange={({ currentTarget }) => setValue(currentTarget.value)}
              />
            )}
            {isAdding && operation === 'percent' && (
              <Field.HelperText>10 raises by a tenth, -5 lowers by a twentieth</Field.HelperText>
            )}
          </Field.Root>
          {isRounded && <RoundingField step={step} onChange={setStep} />}
        </Stack>
      </DialogForm>
    </TitledDialog>
  );
}

const RoundingField = ({ step, onChange }: { step: number; onChange: (step: number) => void }) => (
  <Field.Root>
    <Field.Label>Round the result</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={String(step)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {roundings.map((rounding) => (
          <option key={rounding.step} value={rounding.step}>
            {rounding.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);

const flagChoices = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];
const toOption = ({ id, name, categoryName }: SubCategoryChoice) => ({
  id,
  label: `${categoryName} › ${name}`,
});
