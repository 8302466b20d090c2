import { Alert, Button, CloseButton, Dialog, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reasonInput } from '../../../../../server/src/lib/input/reason.input.ts';
import { inputResolver } from '../../../lib/forms/inputResolver.ts';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { RefundResult } from './RefundResult.tsx';
import { type Refund, useRefund } from './useRefund.ts';

interface CancelOrderDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called after each answer. */
  onCancelled?: () => void;
}

const reasons = [
  'You asked us to cancel it.',
  'We cannot deliver to your address.',
  'We have run out of it.',
];

/** Cancels an order before it is packed: units and money go back. */
export function CancelOrderDialog({ isOpen, onClose, ...props }: CancelOrderDialogProps) {
  const [refund, setRefund] = useState<Refund | null>(null);
  return (
    <TitledDialog
      title={refund ? 'The order is cancelled' : 'Cancel the order?'}
      isOpen={isOpen}
      onClose={onClose}
      onExitComplete={() => setRefund(null)}
      role="alertdialog"
      fillsPhone
    >
      <CancelForm refund={refund} onRefund={setRefund} onClose={onClose} {...props} />
      <Dialog.CloseTrigger asChild>
        <CloseButton />
      </Dialog.CloseTrigger>
    </TitledDialog>
  );
}

interface CancelFormProps extends Omit<CancelOrderDialogProps, 'isOpen'> {
  /** Null: the order is not cancelled yet. */
  refund: Refund | null;
  onRefund: (refund: Refund) => void;
}

function CancelForm({ orderId, refund, onRefund, onClose, onCancelled }: CancelFormProps) {
  const { register, setValue, handleSubmit, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: inputResolver(z.object({ reason: reasonInput })),
  });
  const { send, busy } = useRefund(orderId);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(null);
    const result = await send(null, reason);
    onCancelled?.();
    if ('message' in result) setProblem(result.message);
    else onRefund(result);
  });
  return (
    <>
      <Dialog.Body>
        {refund ? (
          <RefundResult refund={refund} />
        ) : (
          <Stack asChild gap="4">
            <form id="cancel-order" noValidate onSubmit={(event) => void submit(event)}>
              <Text>
                The shopper gets the money back and one mail, and the units go back to the stock. This cannot
                be undone.
              </Text>
              <ReasonField
                registration={register('reason')}
                error={formState.errors.reason?.message}
                suggestions={reasons}
                onSuggest={(reason) => setValue('reason', reason, { shouldValidate: true })}
              />
              {problem && (
                <Alert.Root status="error" role="alert">
                  <Alert.Indicator />
                  <Alert.Title>{problem}</Alert.Title>
                </Alert.Root>
              )}
            </form>
          </Stack>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {refund ? 'Close' : 'Keep the order'}
        </Button>
        {!refund && (
          <Button type="submit" form="cancel-order" colorPalette="red" loading={busy}>
            Cancel the order
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
