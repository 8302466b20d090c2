import type { ApolloClient } from '@apollo/client';
import type { CompleteCheckoutMutation } from '../../generated/graphql.ts';
import { COMPLETE_CHECKOUT } from './documents.ts';
import type { RazorpayPayment } from './razorpay.ts';

type Outcome = CompleteCheckoutMutation['completeCheckout'];

/** Waits (ms) before the attempts after the first. */
const RETRY_AFTER = [1000, 2000, 4000];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tells the server of the payment once. Null when the server or, through it, the provider cannot be reached. */
async function tellServer(client: ApolloClient, payment: RazorpayPayment): Promise<Outcome | null> {
  try {
    const { data } = await client.mutate({
      mutation: COMPLETE_CHECKOUT,
      // Only these three: the provider may add more, which the server's input would refuse.
      variables: {
        input: {
          razorpay_payment_id: payment.razorpay_payment_id,
          razorpay_order_id: payment.razorpay_order_id,
          razorpay_signature: payment.razorpay_signature,
        },
      },
      update(cache, { data }) {
        const outcome = data?.completeCheckout;
        if (outcome?.__typename !== 'OrderPlaced') return;
        const { order } = outcome;
        cache.modify<{ orders: { __ref: string }[] }>({
          id: cache.identify({ __typename: 'User', id: order.userId }),
          fields: {
            orders: (known, { toReference, readField }) => {
              const placed = toReference({ __typename: 'Order', id: order.id });
              const others = known.filter((other) => readField('id', other) !== order.id);
              return placed ? [placed, ...others] : others;
            },
          },
        });
      },
    });
    return data?.completeCheckout ?? null;
  } catch {
    // The caller tries again: the money is paid, and the same payment always answers the same order.
    return null;
  }
}

/** Tells the server of the payment, again where it cannot be reached. Null when all attempts have failed. */
export async function completeCheckout(
  client: ApolloClient,
  payment: RazorpayPayment,
): Promise<Outcome | null> {
  let outcome = await tellServer(client, payment);
  for (const wait of RETRY_AFTER) {
    if (outcome) break;
    await sleep(wait);
    outcome = await tellServer(client, payment);
  }
  return outcome;
}
