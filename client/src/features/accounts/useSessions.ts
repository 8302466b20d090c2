import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

const SESSIONS = graphql(`
  query Sessions {
    me {
      id
      sessions {
        id
        device
        address
        firstSeen
        lastSeen
        current
      }
    }
  }
`);

const SIGN_OUT_SESSION = graphql(`
  mutation SignOutSession($id: ID!) {
    signOutSession(id: $id) {
      __typename
      ... on SessionsChanged {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

const SIGN_OUT_OTHERS = graphql(`
  mutation SignOutOtherSessions {
    signOutOtherSessions {
      __typename
      ... on SessionsChanged {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Where the shopper is signed in, and how to end that. */
export function useSessions() {
  const notify = useNotice();
  const { data, error, refetch } = useQuery(SESSIONS, { fetchPolicy: 'network-only' });
  const again = { refetchQueries: [SESSIONS], awaitRefetchQueries: true };
  const [signOutOne, one] = useMutation(SIGN_OUT_SESSION, again);
  const [signOutAll, all] = useMutation(SIGN_OUT_OTHERS, again);

  function say(answer: { __typename: string; message: string } | undefined): void {
    if (answer?.__typename === 'NotSignedIn') endSession();
    const error = answer?.__typename !== 'SessionsChanged';
    notify({ msg: answer?.message ?? texts.noConnection, error });
  }

  return {
    sessions: data?.me?.sessions,
    error,
    retry: () => void refetch(),
    busy: one.loading || all.loading,
    async signOutSession(id: string): Promise<void> {
      const { data } = await signOutOne({ variables: { id } }).catch(() => ({ data: null }));
      say(data?.signOutSession);
    },
    async signOutOthers(): Promise<void> {
      const { data } = await signOutAll().catch(() => ({ data: null }));
      say(data?.signOutOtherSessions);
    },
  };
}
