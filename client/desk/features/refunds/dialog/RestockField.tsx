import { Checkbox } from '@chakra-ui/react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useCan } from '../../../lib/session/staff.ts';
import type { RefundForm } from './refundForm.ts';

/** Whether the refunded units go back to the stock; for refunds of products by who may refund orders. */
export function RestockField({ control }: { control: Control<RefundForm> }) {
  const mayRefundAll = useCan('REFUND_ORDERS');
  const mode = useWatch({ control, name: 'mode' });
  if (!mayRefundAll || mode === 'amount') return null;
  return (
    <Controller
      control={control}
      name="restock"
      render={({ field }) => (
        <Checkbox.Root
          width="full"
          checked={field.value}
          onCheckedChange={({ checked }) => field.onChange(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>The units go back to the stock and can be sold again</Checkbox.Label>
        </Checkbox.Root>
      )}
    />
  );
}
