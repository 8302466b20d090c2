import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { PaymentNotices_NoticeFragment } from '../../generated/graphql.ts';

const PAYMENT_OUTCOME = graphql(`
  query PaymentOutcome {
    me {
      id
      orders {
        id
        date
      }
      paymentNotices {
        id
        date
      }
    }
  }
`);

export type FailedPayment = Omit<PaymentNotices_NoticeFragment, 'state'> & { state: 'failed' };

/**
 * The payment that has failed while the page was open; null without one, and while another payment is being confirmed.
 * @param confirming the payments that are being confirmed
 */
export function useFailedPayment(confirming: PaymentNotices_NoticeFragment[]): FailedPayment | null {
  const client = useApolloClient();
  const previous = useRef(confirming);
  const [failed, setFailed] = useState<FailedPayment | null>(null);

  useEffect(() => {
    const ended = previous.current.find(({ id }) => confirming.every((other) => other.id !== id));
    previous.current = confirming;
    if (!ended) return;
    const message = 'The payment failed; nothing was charged. You can pay again.';
    hasFailed(client, ended.date).then(
      (isFailed) => isFailed && setFailed({ ...ended, state: 'failed', message }),
      // The shopper gets a mail, too.
      () => undefined,
    );
  }, [client, confirming]);

  return confirming.length === 0 ? failed : null;
}

/**
 * Whether a payment that is no longer being confirmed has neither become an order nor been refunded: both have a later
 * date than the payment's notice. It reads anew, because orders and notices of one response are not read at the same time.
 * Not cached: the orders page reads more fields of each order.
 */
async function hasFailed(client: ApolloClient, date: string): Promise<boolean> {
  const { data } = await client.query({ query: PAYMENT_OUTCOME, fetchPolicy: 'no-cache' });
  if (!data?.me) return false;
  const { orders, paymentNotices } = data.me;
  return ![...orders, ...paymentNotices].some((other) => Date.parse(other.date) >= Date.parse(date));
}
