import type { ApolloClient } from '@apollo/client';
import { ORDER_LIST } from './documents.ts';
import { shortId, statuses } from './orderStatus.ts';

const MAX_COMMANDS = 5;

/** The newest orders that a text finds, as the command bar shows them. */
export async function searchOrders(client: ApolloClient, search: string) {
  const variables = { filter: { search }, sort: 'NEWEST', after: null } as const;
  const { data } = await client.query({ query: ORDER_LIST, variables, fetchPolicy: 'network-only' });
  const orders = data?.desk?.orders.nodes ?? [];
  const all = { path: `/orders?search=${encodeURIComponent(search)}`, label: `All orders with “${search}”` };
  return [
    ...orders.slice(0, MAX_COMMANDS).map(({ id, name, status }) => ({
      path: `/orders/${id}`,
      label: `${name} – ${shortId(id)}`,
      detail: statuses[status].label,
    })),
    ...(orders.length > MAX_COMMANDS ? [all] : []),
  ];
}
