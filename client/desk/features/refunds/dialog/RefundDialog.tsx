import { Alert, Button, CloseButton, Dialog, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { reasonInput } from '../../../../../server/src/lib/input/reason.input.ts';
import { rupees } from '../../../lib/format.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { QueryPending } from '../../../ui/QueryPending.tsx';
import { PaymentSummary } from '../payment/PaymentSummary.tsx';
import { type PaymentAtProvider, usePayment } from '../payment/usePayment.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundResult } from './RefundResult.tsx';
import { RestockField } from './RestockField.tsx';
import {
  emptyRefundForm,
  type OrderPayment,
  type RefundForm,
  refundTotal,
  toRefundPart,
  totalProblem,
} from './refundForm.ts';
import { type Refund, useRefund } from './useRefund.ts';

interface RefundDialogProps {
  orderId: string;
  isOpen: boolean;
  /** Filled in at first; empty: none. */
  reason?: string;
  /** Suggested to the member of staff; by default those that fit the order's status. */
  reasons?: readonly string[];
  /** How many units are chosen at first, by order line; by default none. */
  units?: Readonly<Record<string, number>>;
  onClose: () => void;
  /** Called after each refund, whatever became of it, with the inventory items of the refunded units. */
  onRefunded?: (itemIds: readonly string[]) => void;
  /** Shown below what became of a refund of products. Gets the reason that was given. */
  askAboutStock?: (itemIds: readonly string[], reason: string) => ReactNode;
}

const reasonsBeforeDelivery = ['You asked us to refund it.', 'We have run out of it.', 'It was not fresh.'];
const reasonsAfterDelivery = [
  'It was missing from your order.',
  'It arrived damaged.',
  'It was not fresh.',
  'You sent it back.',
];

/** Refunds an order by products, by an amount, or whole. */
export const RefundDialog = ({ isOpen, onClose, ...props }: RefundDialogProps) => (
  <TitledDialog title="Refund" isOpen={isOpen} onClose={onClose} size="lg" fillsPhone scrollBehavior="inside">
    <RefundContent onClose={onClose} {...props} />
    <Dialog.CloseTrigger asChild>
      <CloseButton />
    </Dialog.CloseTrigger>
  </TitledDialog>
);

function RefundContent({ orderId, ...props }: Omit<RefundDialogProps, 'isOpen'>) {
  const { payment, atProvider, left, error, refetch } = usePayment(orderId);
  if (payment) return <RefundFormBody payment={payment} atProvider={atProvider} left={left} {...props} />;
  return (
    <Dialog.Body>
      <QueryPending query={{ error, refetch }} failure="The payment could not be read." />
    </Dialog.Body>
  );
}

/** The inventory items from which the units of a refund were taken. */
function itemIdsOf({ lines }: Refund, payment: OrderPayment): string[] {
  const itemOf = new Map(payment.lines.map(({ orderLine, itemId }) => [orderLine.id, itemId]));
  return [...new Set(lines.flatMap(({ orderLine }) => (orderLine && itemOf.get(orderLine.id)) ?? []))];
}

interface RefundFormBodyProps extends Omit<RefundDialogProps, 'isOpen' | 'orderId'> {
  payment: OrderPayment;
  atProvider: PaymentAtProvider | null | undefined;
  left: number;
}

function RefundFormBody({
  payment,
  atProvider,
  left,
  reason = '',
  reasons = payment.order.status === 'delivered' ? reasonsAfterDelivery : reasonsBeforeDelivery,
  units: firstUnits = {},
  onClose,
  onRefunded,
  askAboutStock,
}: RefundFormBodyProps) {
  const form = useForm<RefundForm>({
    defaultValues: {
      ...emptyRefundForm,
      reason,
      units: Object.fromEntries(
        payment.lines.map(({ orderLine: { id }, left }) => [id, Math.min(left, firstUnits[id] ?? 0)]),
      ),
    },
    resolver: inputResolver(z.object({ reason: reasonInput })),
  });
  const { send, busy } = useRefund(payment.orderId);
  const [refund, setRefund] = useState<Refund | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [mode, units, amount] = useWatch({ control: form.control, name: ['mode', 'units', 'amount'] });
  const total = refundTotal({ mode, units, amount }, payment.lines, left);
  const hint = totalProblem(total, left);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const result = await send(toRefundPart(values), values.reason);
    onRefunded?.('message' in result ? [] : itemIdsOf(result, payment));
    if ('message' in result) setProblem(result.message);
    else setRefund(result);
  });

  if (refund) {
    const itemIds = itemIdsOf(refund, payment);
    const question = itemIds.length > 0 && askAboutStock?.(itemIds, refund.reason);
    return (
      <>
        <Dialog.Body>
          <RefundResult refund={refund} />
          {question}
        </Dialog.Body>
        <Dialog.Footer>
          {refund.state === 'failed' && (
            <Button variant="outline" onClick={() => setRefund(null)}>
              Change and try again
            </Button>
          )}
          <Button key="close" variant={question ? 'outline' : 'solid'} onClick={onClose}>
            Close
          </Button>
        </Dialog.Footer>
      </>
    );
  }
  return (
    <>
      <Dialog.Body>
        <Stack asChild gap="5">
          <form id="refund" noValidate onSubmit={(event) => void submit(event)}>
            <PaymentSummary payment={payment} left={left} atProvider={atProvider} />
            {Object.keys(firstUnits).length > 0 && (
              <Text color="fg.muted" textStyle="sm">
                All that is not ticked off is filled in. Lower the numbers where less is missing.
              </Text>
            )}
            <RefundFields form={form} lines={payment.lines} reasons={reasons} />
            {problem && (
              <Alert.Root status="error" role="alert">
                <Alert.Indicator />
                <Alert.Title>{problem}</Alert.Title>
              </Alert.Root>
            )}
          </form>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap" borderTopWidth="1px" paddingTop="4">
        {/* Not in the body, where it can be scrolled out of sight. */}
        <RestockField control={form.control} />
        <Text flex="1" color="fg.muted" textStyle="sm" aria-live="polite">
          {hint}
        </Text>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button key="refund" type="submit" form="refund" disabled={hint !== null} loading={busy}>
          Refund {total > 0 && rupees(total)}
        </Button>
      </Dialog.Footer>
    </>
  );
}
