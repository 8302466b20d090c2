import { Input, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { Controller, useForm } from 'react-hook-form';
import { plural } from '../../../../src/lib/format.ts';
import { DialogForm } from '../../../ui/dialogs/DialogForm.tsx';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import type { SubCategoryChoice } from '../useCategories.ts';
import { type GridField, gridColumns, parseCell } from './columns.ts';
import { type Fill, type FillOperation, roundings } from './fill.ts';

interface FillDialogProps {
  isOpen: boolean;
  productCount: number;
  choices: readonly SubCategoryChoice[];
  /** How many products would have an old price below their new price. */
  countOldPricesBelow: (fill: Fill) => number;
  onFill: (fill: Fill) => void;
  onClose: () => void;
}

interface FillForm {
  field: GridField;
  operation: FillOperation;
  value: string;
  /** Paise. */
  step: string;
  oldPrices: 'raise' | 'none';
}

const fields = gridColumns.filter(({ isReadOnly, isUnique }) => !isReadOnly && !isUnique);
const operations = [
  { value: 'set', label: 'Set to' },
  { value: 'add', label: 'Add' },
  { value: 'percent', label: 'Percent' },
];
const flagChoices = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

/** What a filled-in form does. A text is set, whatever was chosen for a number before. */
function effectOf({ field, operation }: Pick<FillForm, 'field' | 'operation'>) {
  const column = gridColumns.find((one) => one.field === field);
  const isNumber = column?.kind === 'money' || column?.kind === 'count';
  const effective = isNumber ? operation : 'set';
  return {
    column,
    isNumber,
    operation: effective,
    isRounded: effective === 'percent' && column?.kind === 'money',
  };
}

/** Changes a field of many products at once: sets it, adds to it, or changes it by a percentage. */
export function FillDialog(props: FillDialogProps) {
  const { isOpen, productCount, choices, countOldPricesBelow, onFill, onClose } = props;
  const { control, register, handleSubmit, watch, resetField, formState } = useForm<FillForm>({
    defaultValues: { field: 'price', operation: 'percent', value: '', step: '1', oldPrices: 'raise' },
  });
  const form = watch();
  const { field } = form;
  const { column, isNumber, operation, isRounded } = effectOf(form);
  const options = { flag: flagChoices, subCategory: choices.map(toOption) };
  const selectOptions =
    column?.kind === 'flag' || column?.kind === 'subCategory' ? options[column.kind] : null;

  const toFill = ({ value, step, oldPrices }: FillForm): Fill => ({
    field,
    operation,
    value: value.trim(),
    step: isRounded ? Number(step) : 1,
    oldPrices,
  });
  const belowCount = isOpen ? countOldPricesBelow(toFill(form)) : 0;
  const submit = handleSubmit((values) => {
    onFill(toFill(values));
    resetField('value');
    onClose();
  });
  const value = register('value', {
    validate: (text) => {
      if (text.trim() === '') return 'Please give a value';
      if (operation === 'percent' && Number(text) <= -100) return 'Please lower by less than 100 percent';
      if (operation !== 'set') return !Number.isNaN(Number(text)) || 'Please give a number, such as 10 or -5';
      const parsed = column && parseCell(column, text, choices);
      return parsed && 'error' in parsed ? parsed.error : true;
    },
  });

  return (
    <TitledDialog
      title={`Change ${productCount} ${productCount === 1 ? 'product' : 'products'}`}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
    >
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Fill in">
        <Stack gap="4">
          <FormField label="What">
            <Select {...register('field', { onChange: () => resetField('value') })}>
              {fields.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
          {isNumber && (
            <Controller
              control={control}
              name="operation"
              render={({ field }) => (
                <SegmentGroup.Root
                  size="sm"
                  aria-label="How"
                  value={field.value}
                  onValueChange={({ value }) => field.onChange(value)}
                >
                  <SegmentGroup.Indicator />
                  <SegmentGroup.Items items={operations} />
                </SegmentGroup.Root>
              )}
            />
          )}
          <FormField
            label={
              operation === 'set' ? 'Value' : `${operation === 'add' ? 'Amount' : 'Percent'}, may be negative`
            }
            error={formState.errors.value?.message}
            {...(operation === 'percent' && { help: '10 raises by a tenth, -5 lowers by a twentieth' })}
          >
            {selectOptions ? (
              <Select placeholder="Please choose" {...value}>
                {selectOptions.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : (
              <Input inputMode={isNumber ? 'decimal' : 'text'} {...value} />
            )}
          </FormField>
          {isRounded && (
            <FormField label="Round the result">
              <Select {...register('step')}>
                {roundings.map(({ step, label }) => (
                  <option key={step} value={step}>
                    {label}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          {belowCount > 0 && operation === 'set' && (
            <Text fontSize="sm">
              {`${belowCount} ${plural(belowCount, 'product')} will show no discount: the old price would be below the new price.`}
            </Text>
          )}
          {belowCount > 0 && operation !== 'set' && (
            <FormField
              label={`Old price of ${belowCount} ${plural(belowCount, 'product')}`}
              help="It would be below the new price. Products without a discount stay without one"
            >
              <Select {...register('oldPrices')}>
                <option value="raise">Raise it, too</option>
                <option value="none">Show no discount</option>
              </Select>
            </FormField>
          )}
        </Stack>
      </DialogForm>
    </TitledDialog>
  );
}

const toOption = ({ id, name, categoryName }: SubCategoryChoice) => ({
  id,
  label: `${categoryName} › ${name}`,
});
