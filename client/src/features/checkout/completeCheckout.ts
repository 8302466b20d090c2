import type { ApolloClient, Reference } from '@apollo/client';
import type { CompleteCheckoutMutation } from '../../generated/graphql.ts';
import { getSession } from '../../lib/session/session.ts';
import { COMPLETE_CHECKOUT } from './documents.ts';
import type { RazorpayPayment } from './razorpay.ts';

type CompleteCheckoutResult = CompleteCheckoutMutation['completeCheckout'];

/** Delays in ms before the second and later attempts. */
const RETRY_DELAYS = [1000, 2000, 4000];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the payment to the server once. Null when the server cannot be reached. */
async function sendPayment(
  client: ApolloClient,
  payment: RazorpayPayment,
): Promise<CompleteCheckoutResult | null> {
  try {
    const { data } = await client.mutate({
      mutation: COMPLETE_CHECKOUT,
      variables: {
        // The provider may add other fields, which the server would refuse.
        input: {
          razorpay_payment_id: payment.razorpay_payment_id,
          razorpay_order_id: payment.razorpay_order_id,
          razorpay_signature: payment.razorpay_signature,
        },
      },
      update(cache, { data }) {
        const result = data?.completeCheckout;
        if (result?.__typename !== 'OrderPlaced') return;
        const userId = getSession()?.user.userId;
        // Who has signed out meanwhile has no cached orders.
        if (!userId) return;
        const { id } = result.order;
        cache.modify<{ orders: Reference[]; lastBilling: Reference | null }>({
          id: cache.identify({ __typename: 'User', id: userId }),
          fields: {
            orders: (orders, { toReference, readField }) => {
              const placed = toReference({ __typename: 'Order', id });
              const others = orders.filter((order) => readField('id', order) !== id);
              return placed ? [placed, ...others] : others;
            },
            // It is read again for the next checkout.
            lastBilling: (_, { DELETE }) => DELETE,
          },
        });
      },
    });
    return data?.completeCheckout ?? null;
  } catch {
    // The caller tries again, which is safe: the server answers the same payment with the same order.
    return null;
  }
}

/** Sends the payment to the server, repeatedly while it cannot be reached. Null when all attempts have failed. */
export async function completeCheckout(
  client: ApolloClient,
  payment: RazorpayPayment,
): Promise<CompleteCheckoutResult | null> {
  let result = await sendPayment(client, payment);
  for (const delay of RETRY_DELAYS) {
    if (result) break;
    await sleep(delay);
    result = await sendPayment(client, payment);
  }
  return result;
}
