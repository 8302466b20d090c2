import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { ViewerQuery } from '../../generated/graphql.ts';
import { endSession, useSession } from '../../lib/session.ts';

/** The signed-in shopper with cart and My List; header and pages read their counts and lines from this one query. */
export const VIEWER = graphql(`
  query Viewer {
    me {
      id
      name
      email
      phone
      emailVerified
      hasPassword
      images {
        url
        srcSet
      }
      cart {
        id
        ...Cart_cart @unmask
      }
      wishlist {
        id
        ...WishlistEntry_item @unmask
      }
    }
  }
`);

export type Viewer = NonNullable<ViewerQuery['me']>;

/** Drops everything personal from the cache; public data stays. */
export function forgetShopper(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  client.cache.gc();
}

/**
 * The signed-in shopper. `viewer` is null for a visitor and until the first answer (`loading`) or
 * after a failure (`error`, with `retry`). With `anew` what is known shows at once and is read again.
 */
export function useViewer({ anew = false } = {}) {
  const session = useSession();
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(VIEWER, {
    skip: !session,
    fetchPolicy: anew ? 'cache-and-network' : 'cache-first',
  });

  const me = session ? data?.me : undefined;
  // Another tab may have signed somebody else in: what is cached then belongs to the shopper before.
  const isOther = !!me && me.id !== session?.user.userId;

  useEffect(() => {
    if (isOther) forgetShopper(client);
    if (me === null) {
      endSession();
      forgetShopper(client);
    }
  }, [client, isOther, me]);

  return {
    viewer: me && !isOther ? me : null,
    loading: !!session && (loading || isOther),
    error: session ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Reads cart and My List again when the shopper comes back to this tab: another one may have changed them. */
export function useViewerOfOtherTabs(): void {
  const session = useSession();
  const client = useApolloClient();
  const signedIn = session !== null;
  useEffect(() => {
    if (!signedIn) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries({ include: [VIEWER] });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [client, signedIn]);
}
