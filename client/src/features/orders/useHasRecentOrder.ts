import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { RECENT_ORDER_AGE } from '../../lib/constants.ts';
import { useMounted } from '../../lib/useMounted.ts';
import { useQuery } from '../../lib/useQuery.ts';

export const RECENT_ORDERS = graphql(`
  query RecentOrders {
    me {
      id
      orders {
        id
        date
      }
    }
  }
`);

/** Whether the shopper's newest order was placed shortly before; null while loading. */
export function useRecentOrder(): boolean | null {
  // Orders that the server has rendered into the page are not read again; other cached ones may be outdated.
  const [refresh] = useState(useMounted());
  const { data, loading } = useQuery(RECENT_ORDERS, {
    fetchPolicy: refresh ? 'network-only' : 'cache-first',
  });
  if (loading) return null;
  const newest = data?.me?.orders[0];
  return newest !== undefined && Date.now() - Date.parse(newest.date) < RECENT_ORDER_AGE;
}
