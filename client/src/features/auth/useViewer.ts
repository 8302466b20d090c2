import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { ViewerQuery } from '../../generated/graphql.ts';
import { CART_REFRESH_DELAY } from '../../lib/constants.ts';
import { onOtherWindowsChange } from '../../lib/session/otherWindows.ts';
import { useSession } from '../../lib/session/session.ts';
import { evictViewer } from '../../lib/session/viewerCache.ts';
import { useQuery } from '../../lib/useQuery.ts';

/** The signed-in shopper with cart and My List. The header and the personal pages read from this one query. */
export const VIEWER = graphql(`
  query Viewer {
    me {
      id
      emailVerified
      ...EditProfile_user @unmask
      ...DeleteAccount_user @unmask
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

interface ViewerOptions {
  /** Shows the cached viewer and reads it again from the server. */
  refresh?: boolean;
}

/** The signed-in shopper. `viewer` is null for a visitor, while `loading`, and after an `error`. */
export function useViewer({ refresh = false }: ViewerOptions = {}) {
  const session = useSession();
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(VIEWER, {
    skip: !session,
    fetchPolicy: refresh ? 'cache-and-network' : 'cache-first',
  });

  const me = session ? data?.me : undefined;
  // Another tab may have signed in another shopper: the cached data belongs to the previous one.
  const isOutdated = !!me && me.id !== session?.user.userId;

  useEffect(() => {
    if (isOutdated) evictViewer(client);
  }, [client, isOutdated]);

  return {
    viewer: me && !isOutdated ? me : null,
    loading: !!session && (loading || isOutdated),
    error: session ? error : undefined,
    retry: () => void refetch(),
  };
}

/**
 * Reads the viewer again when this tab becomes visible, because cart and My List may have changed in another tab; and when they have
 * changed in another window while this one is visible: once for several quick changes.
 */
export function useRefreshOnTabFocus(): void {
  const session = useSession();
  const client = useApolloClient();
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries({ include: [VIEWER] });
    };
    document.addEventListener('visibilitychange', refresh);
    let timer: ReturnType<typeof setTimeout>;
    const stopListening = onOtherWindowsChange(() => {
      clearTimeout(timer);
      timer = setTimeout(refresh, CART_REFRESH_DELAY);
    });
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stopListening();
      clearTimeout(timer);
    };
  }, [client, isSignedIn]);
}
