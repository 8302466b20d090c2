import type { ApolloCache } from '@apollo/client';
import { graphql } from '../../../generated/gql.ts';
import type { SignOutSessionMutation } from '../../../generated/graphql.ts';
import { useQuery } from '../../../lib/useQuery.ts';

const SESSIONS = graphql(`
  query Sessions {
    me {
      id
      sessions {
        ...SessionList_session @unmask
      }
    }
  }
`);

/** Where the shopper is signed in; `sessions` is undefined while loading. */
export function useSessions() {
  const { data, error, refetch } = useQuery(SESSIONS, { fetchPolicy: 'network-only' });
  return { sessions: data?.me?.sessions, error, retry: () => void refetch() };
}

/** Stores the sessions that a mutation returns in the cache. */
export function updateSessions(
  cache: ApolloCache,
  result: SignOutSessionMutation['signOutSession'] | undefined,
): void {
  if (result?.__typename !== 'SessionsChanged') return;
  cache.updateQuery(
    { query: SESSIONS },
    (data) => data?.me && { me: { ...data.me, sessions: result.sessions } },
  );
}
