import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import { SESSIONS } from './useSessions.ts';
import { useShowSessionsResult } from './useShowSessionsResult.ts';

const SIGN_OUT_OTHER_SESSIONS = graphql(`
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

/** `signOutOtherSessions` ends all sessions but this one. */
export function useSignOutOtherSessions() {
  const showResult = useShowSessionsResult();
  const [mutate, { loading }] = useMutation(SIGN_OUT_OTHER_SESSIONS, {
    refetchQueries: [SESSIONS],
    awaitRefetchQueries: true,
  });

  async function signOutOtherSessions(): Promise<void> {
    const { data } = await mutate().catch(() => ({ data: null }));
    showResult(data?.signOutOtherSessions);
  }

  return { signOutOtherSessions, busy: loading };
}
