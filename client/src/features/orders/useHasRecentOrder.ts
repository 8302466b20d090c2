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
      sessions {
        id
        lastSeen
      }
    }
  }
`);

/**
 * Whether the shopper's newest order was placed less than `RECENT_ORDER_AGE` before the last use of the current session;
 * null while loading. Both times are the server's: the clock of the device may be wrong.
 */
export function useHasRecentOrder(): boolean | null {
  // Orders that the server has rendered into the page are not read again; other cached ones may be outdated.
  const [refresh] = useState(useMounted());
  const { data, loading } = useQuery(RECENT_ORDERS, {
    fetchPolicy: refresh ? 'network-only' : 'cache-first',
  });
  if (loading) return null;
  const newestOrder = data?.me?.orders[0];
  const currentSession = data?.me?.sessions[0];
  if (!newestOrder || !currentSession) return false;
  return Date.parse(currentSession.lastSeen) - Date.parse(newestOrder.date) < RECENT_ORDER_AGE;
}
