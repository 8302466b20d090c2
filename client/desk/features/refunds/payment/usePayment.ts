import { useQuery } from '@apollo/client/react';
import type { DeskPaymentAtProviderQuery } from '../../../generated/graphql.ts';
import { ORDER_PAYMENT, PAYMENT_AT_PROVIDER } from '../documents.ts';

type PaymentOfProvider = NonNullable<NonNullable<DeskPaymentAtProviderQuery['desk']>['orderPayment']>;
export type PaymentAtProvider = NonNullable<PaymentOfProvider['atProvider']>;
/** A refund that somebody has made at the payment provider, without the shop. */
export type RefundByHand = PaymentAtProvider['refundsByHand'][number];

/** The payment of an order, at once from the shop and a little later as the payment provider has it. */
export function usePayment(orderId: string) {
  const options = { variables: { orderId }, fetchPolicy: 'cache-and-network' as const };
  const { data, error, refetch } = useQuery(ORDER_PAYMENT, options);
  const provider = useQuery(PAYMENT_AT_PROVIDER, options);
  const payment = data?.desk?.orderPayment ?? null;
  const atProvider = provider.data
    ? (provider.data.desk?.orderPayment?.atProvider ?? null)
    : provider.error
      ? null
      : undefined;
  return {
    payment,
    atProvider,
    /** Rupees that can still be refunded, as far as it is known. */
    left: Math.min(payment?.left ?? 0, atProvider?.left ?? Number.POSITIVE_INFINITY),
    error,
    refetch,
  };
}
