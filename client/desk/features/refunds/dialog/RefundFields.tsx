import { Field, Input, InputGroup, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useCan } from '../../../lib/session/staff.ts';
import { ReasonField } from './ReasonField.tsx';
import { RefundLinesField } from './RefundLinesField.tsx';
import type { RefundableLine, RefundForm, RefundMode } from './refundForm.ts';

const modes: { value: RefundMode; label: string }[] = [
  { value: 'lines', label: 'By product' },
  { value: 'amount', label: 'An amount' },
  { value: 'whole', label: 'All that is left' },
];

/** The fields of a refund. Who may not refund orders gets only the products. */
export function RefundFields({
  form: { control, register, setValue, formState },
  lines,
  reasons,
}: {
  form: UseFormReturn<RefundForm>;
  lines: readonly RefundableLine[];
  /** Suggestions. */
  reasons: readonly string[];
}) {
  const mayRefundAll = useCan('REFUND_ORDERS');
  const mode = useWatch({ control, name: 'mode' });
  return (
    <Stack gap="5">
      {mayRefundAll && (
        <Controller
          control={control}
          name="mode"
          render={({ field }) => (
            <SegmentGroup.Root
              aria-label="What to refund"
              value={field.value}
              onValueChange={({ value }) => field.onChange(value)}
            >
              <SegmentGroup.Indicator />
              <SegmentGroup.Items items={modes} />
            </SegmentGroup.Root>
          )}
        />
      )}
      {mode === 'lines' && <RefundLinesField control={control} lines={lines} />}
      {mode === 'amount' && (
        <Field.Root required>
          <Field.Label>Amount</Field.Label>
          <InputGroup startElement="Rs" maxWidth="48">
            <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
          </InputGroup>
        </Field.Root>
      )}
      {mode === 'whole' && (
        <Text>Everything that is not refunded yet: the rest of the money, and all its units.</Text>
      )}
      <ReasonField
        registration={register('reason')}
        error={formState.errors.reason?.message}
        suggestions={reasons}
        onSuggest={(reason) => setValue('reason', reason, { shouldValidate: true })}
      />
    </Stack>
  );
}
