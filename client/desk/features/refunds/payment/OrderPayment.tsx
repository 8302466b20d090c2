import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { CancelOrderDialog } from '../dialog/CancelOrderDialog.tsx';
import { RefundDialog } from '../dialog/RefundDialog.tsx';
import { isRefundable } from '../dialog/refundForm.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { usePayment } from './usePayment.ts';

interface OrderPaymentProps {
  orderId: string;
  status: OrderStatus;
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** The payment of an order with what staff may do: refund it, and cancel it before it is packed. */
export function OrderPayment({ orderId, status, onChanged }: OrderPaymentProps) {
  const [dialog, setDialog] = useState<'refund' | 'cancel' | null>(null);
  const mayRefundAll = useCan('REFUND_ORDERS');
  const mayRefundMissing = useCan('REFUND_MISSING_LINES') && status === 'packing';
  const mayCancel = useCan('CANCEL_ORDERS') && (status === 'paid' || status === 'packing');
  const mayRefund = mayRefundAll || mayRefundMissing;
  const { payment, left } = usePayment(orderId);
  const isLeft = payment === null || isRefundable(left);
  const close = () => setDialog(null);
  return (
    <>
      <PaymentPanel
        orderId={orderId}
        actions={
          ((mayRefund && isLeft) || mayCancel) && (
            <>
              {mayRefund && isLeft && (
                <Button variant="outline" onClick={() => setDialog('refund')}>
                  Refund…
                </Button>
              )}
              {mayCancel && (
                <Button variant="outline" colorPalette="red" onClick={() => setDialog('cancel')}>
                  Cancel the order…
                </Button>
              )}
            </>
          )
        }
      />
      <RefundDialog orderId={orderId} isOpen={dialog === 'refund'} onClose={close} onRefunded={onChanged} />
      <CancelOrderDialog
        orderId={orderId}
        isOpen={dialog === 'cancel'}
        onClose={close}
        onCancelled={onChanged}
      />
    </>
  );
}
