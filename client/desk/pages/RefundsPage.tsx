import { useQuery } from '@apollo/client/react';
import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { UNRESOLVED_REFUNDS } from '../features/refunds/documents.ts';
import { RefundDialog } from '../features/refunds/RefundDialog.tsx';
import { RefundTable } from '../features/refunds/RefundTable.tsx';
import type { Refund } from '../features/refunds/useRefund.ts';
import { useCan } from '../lib/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** Refunds that the payment provider has refused or does not complete. */
export function Component() {
  const { data, error, refetch } = useQuery(UNRESOLVED_REFUNDS, { fetchPolicy: 'cache-and-network' });
  const [orderId, setOrderId] = useState<string | null>(null);
  const refunds = data?.desk?.unresolvedRefunds;
  return (
    <>
      <PageHeader
        title="Refunds to settle"
        description="The payment provider has refused them, or has not completed them after some attempts."
      />
      {refunds?.length ? (
        <RefundTable
          name="Refunds to settle"
          refunds={refunds}
          renderOrder={(refund) => <OrderOfRefund refund={refund} onRefund={setOrderId} />}
        />
      ) : refunds ? (
        <NothingHere title="No refund to settle">
          The refunds of an order are on the page of the order.
        </NothingHere>
      ) : error ? (
        <FailedState message="The refunds could not be read." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      <RefundDialog
        orderId={orderId ?? ''}
        isOpen={orderId !== null}
        onClose={() => setOrderId(null)}
        onRefunded={() => void refetch()}
      />
    </>
  );
}

/** The order with a button that refunds it again, where the payment provider has refused. */
function OrderOfRefund({
  refund: { orderId, paymentId, state },
  onRefund,
}: {
  refund: Refund;
  onRefund: (orderId: string) => void;
}) {
  const mayRefund = useCan('REFUND_ORDERS');
  if (!orderId)
    return (
      <Text>
        no order, payment{' '}
        <Text as="span" fontFamily="mono">
          {paymentId}
        </Text>
      </Text>
    );
  return (
    <Stack align="start" gap="2">
      <Link asChild>
        <RouterLink to={`/orders/${orderId}`}>Order {orderId.slice(-8)}</RouterLink>
      </Link>
      {state === 'failed' && mayRefund && (
        <Button size="xs" variant="outline" onClick={() => onRefund(orderId)}>
          Refund again
        </Button>
      )}
    </Stack>
  );
}
