import { DataList, Skeleton } from '@chakra-ui/react';
import { rupees } from '../../../lib/format.ts';
import type { OrderPayment } from '../dialog/refundForm.ts';
import type { PaymentAtProvider } from './usePayment.ts';

/** The payment's states at the payment provider. */
const statuses: Record<string, string> = {
  created: 'Not paid yet',
  authorized: 'Promised by the bank',
  captured: 'Received',
  refunded: 'Refunded in full',
  failed: 'Failed',
};

/** What was paid, what went back, and what is left. */
export function PaymentSummary({
  payment: { amount, refunds },
  left,
  atProvider,
}: {
  payment: OrderPayment;
  /** Rupees. */
  left: number;
  /** Undefined: not known yet; null: the payment provider does not answer. */
  atProvider: PaymentAtProvider | null | undefined;
}) {
  const refunded = refunds.reduce((sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amount), 0);
  const byHand = atProvider?.refundsByHand.reduce((sum, refund) => sum + refund.amount, 0) ?? 0;
  const items = [
    { label: 'Paid', value: rupees(amount) },
    { label: 'Refunded here', value: rupees(refunded) },
    ...(byHand > 0 ? [{ label: 'Refunded at the payment provider', value: rupees(byHand) }] : []),
    { label: 'Left', value: rupees(left) },
  ];
  return (
    <DataList.Root orientation="horizontal" gap="2">
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight={label === 'Left' ? 'bold' : undefined}>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item>
        <DataList.ItemLabel>Payment provider</DataList.ItemLabel>
        <DataList.ItemValue>
          {atProvider === undefined ? (
            <Skeleton height="4" width="24" />
          ) : atProvider ? (
            (statuses[atProvider.status] ?? atProvider.status)
          ) : (
            'Does not answer'
          )}
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}
