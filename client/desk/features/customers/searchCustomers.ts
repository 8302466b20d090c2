import type { ApolloClient } from '@apollo/client';
import { CUSTOMER_LIST } from './documents.ts';

const MAX_COMMANDS = 5;

/** The newest customers that a text finds, as the command bar shows them. */
export async function searchCustomers(client: ApolloClient, search: string) {
  const variables = { search, blocked: null, after: null };
  const { data } = await client.query({ query: CUSTOMER_LIST, variables, fetchPolicy: 'network-only' });
  const customers = data?.desk?.customers.nodes ?? [];
  const all = {
    path: `/customers?search=${encodeURIComponent(search)}`,
    label: `All customers with “${search}”`,
  };
  return [
    ...customers.slice(0, MAX_COMMANDS).map(({ id, name, email }) => ({
      path: `/customers/${id}`,
      label: name,
      detail: email,
    })),
    ...(customers.length > MAX_COMMANDS ? [all] : []),
  ];
}
