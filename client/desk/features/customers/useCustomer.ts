import { useQuery } from '@apollo/client/react';
import type { CustomerQuery } from '../../generated/graphql.ts';
import { CUSTOMER } from './documents.ts';

export type Customer = NonNullable<NonNullable<CustomerQuery['desk']>['customer']>;

/** A customer; null: there is none. */
export function useCustomer(id: string) {
  const { data, error, refetch } = useQuery(CUSTOMER, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return { customer: data?.desk?.customer, error, refetch: () => void refetch() };
}
