import { useQuery } from '@apollo/client/react';
import type { CustomerQuery } from '../../generated/graphql.ts';
import { CUSTOMER } from './documents.ts';

export type Customer = NonNullable<NonNullable<CustomerQuery['desk']>['customer']>;

/** A customer; null: there is none. `loadOlderEvents` adds the next page of events. */
export function useCustomer(id: string) {
  const { data, error, loading, refetch, fetchMore } = useQuery(CUSTOMER, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const customer = data?.desk?.customer;
  const loadOlderEvents = () =>
    fetchMore({
      variables: { afterEvent: customer?.events.pageInfo.endCursor },
      updateQuery: (previous, { fetchMoreResult }) => appendEvents(previous, fetchMoreResult),
    });
  return {
    customer,
    error,
    loading,
    refetch: () => void refetch(),
    loadOlderEvents: () => void loadOlderEvents(),
  };
}

/** The data of the customer with the next page behind the events that are shown. */
function appendEvents(previous: CustomerQuery, next: CustomerQuery): CustomerQuery {
  const shown = previous.desk?.customer?.events.nodes ?? [];
  const customer = next.desk?.customer;
  if (!customer) return previous;
  const events = { ...customer.events, nodes: [...shown, ...customer.events.nodes] };
  return { ...next, desk: { ...next.desk, customer: { ...customer, events } } };
}
