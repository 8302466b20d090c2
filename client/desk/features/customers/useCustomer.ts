import { useQuery } from '@apollo/client/react';
import type { CustomerQuery } from '../../generated/graphql.ts';
import { appendCustomerPage } from '../../ui/lists/appendPage.ts';
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
      updateQuery: (previous, { fetchMoreResult }) => appendCustomerPage(previous, fetchMoreResult, 'events'),
    });
  return {
    customer,
    error,
    loading,
    refetch: () => void refetch(),
    loadOlderEvents: () => void loadOlderEvents(),
  };
}
