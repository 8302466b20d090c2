import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';

export const SESSIONS = graphql(`
  query Sessions {
    me {
      id
      sessions {
        id
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
