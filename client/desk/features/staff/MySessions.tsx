import { useQuery } from '@apollo/client/react';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { SessionList } from '../../ui/SessionList.tsx';

const MY_SESSIONS = graphql(`
  query MySessions {
    me {
      id
      sessions {
        id
        device
        started: firstSeen
        lastUsed: lastSeen
        current
      }
    }
  }
`);

const SIGN_OUT_MY_SESSION = graphql(`
  mutation SignOutMySession($id: ID!) {
    signOutSession(id: $id) {
      __typename
      ... on SessionsChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** The devices on which the signed-in member of staff is signed in. */
export function MySessions() {
  const { data, error, refetch } = useQuery(MY_SESSIONS, { fetchPolicy: 'cache-and-network' });
  const { mutate, busy } = useResultMutation(SIGN_OUT_MY_SESSION);
  const signOut = async (id: string) => {
    const { __typename, message } = await mutate({ variables: { id }, refetchQueries: [MY_SESSIONS] });
    if (__typename === 'SessionsChanged') showSuccess(message);
    else showError(message);
  };
  const sessions = data?.me?.sessions;
  if (sessions) return <SessionList sessions={sessions} busy={busy} onSignOut={(id) => void signOut(id)} />;
  return <QueryPending query={{ error, refetch }} failure="Your devices could not be read." />;
}
