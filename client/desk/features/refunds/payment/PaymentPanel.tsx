import { Card, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { QueryPending } from '../../../ui/QueryPending.tsx';
import { RefusedRefunds } from '../dialog/RefusedRefunds.tsx';
import { RefundCards } from '../list/RefundCards.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { usePayment } from './usePayment.ts';

/** The payment of an order and its refunds. @param actions buttons below them */
export function PaymentPanel({ orderId, actions }: { orderId: string; actions?: ReactNode }) {
  const { payment, atProvider, left, error, refetch } = usePayment(orderId);
  const refundsByHand = atProvider?.refundsByHand ?? [];
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Payment</Card.Title>
        {payment && <Card.Description fontFamily="mono">{payment.id}</Card.Description>}
      </Card.Header>
      <Card.Body>
        {payment ? (
          <Stack gap="4">
            <RefusedRefunds refunds={payment.refunds} />
            <PaymentSummary payment={payment} left={left} atProvider={atProvider} />
            {payment.refunds.length + refundsByHand.length > 0 && (
              <RefundCards
                name="Refunds of the order"
                refunds={payment.refunds}
                refundsByHand={refundsByHand}
              />
            )}
          </Stack>
        ) : (
          <QueryPending query={{ error, refetch }} failure="The payment could not be read." />
        )}
      </Card.Body>
      {actions && <Card.Footer flexWrap="wrap">{actions}</Card.Footer>}
    </Card.Root>
  );
}
