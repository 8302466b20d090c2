import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import { SESSIONS } from './useSessions.ts';
import { useShowSessionsResult } from './useShowSessionsResult.ts';

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

/** `signOutSession` ends the session of another device. */
export function useSignOutSession() {
  const showResult = useShowSessionsResult();
  const [mutate, { loading }] = useMutation(SIGN_OUT_SESSION, {
    refetchQueries: [SESSIONS],
    awaitRefetchQueries: true,
  });

  async function signOutSession(id: string): Promise<void> {
    const { data } = await mutate({ variables: { id } }).catch(() => ({ data: null }));
    showResult(data?.signOutSession);
  }

  return { signOutSession, busy: loading };
}
