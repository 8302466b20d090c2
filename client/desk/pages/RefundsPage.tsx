import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { UNRESOLVED_REFUNDS } from '../features/refunds/documents.ts';
import { RefundDialog } from '../features/refunds/RefundDialog.tsx';
import { UnresolvedRefunds } from '../features/refunds/UnresolvedRefunds.tsx';
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
        <UnresolvedRefunds refunds={refunds} onRefund={setOrderId} />
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
