import { useQuery } from '@apollo/client/react';
import type { OrderQuery } from '../../../generated/graphql.ts';
import { ORDER } from '../documents.ts';

export type Order = NonNullable<NonNullable<OrderQuery['desk']>['order']>;

/** Somebody else's changes appear within this time. */
const POLL_MS = 20_000;

/** An order, read again while its page is open; null: there is none. */
export function useOrder(id: string) {
  const { data, error, refetch } = useQuery(ORDER, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return { order: data?.desk ? data.desk.order : undefined, error, refetch: () => void refetch() };
}
