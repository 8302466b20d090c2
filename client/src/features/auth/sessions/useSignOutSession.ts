import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { updateSessions } from './useSessions.ts';

const SIGN_OUT_SESSION = graphql(`
  mutation SignOutSession($id: ID!) {
    signOutSession(id: $id) {
      __typename
      ... on SessionsChanged {
        message
        sessions {
          ...SessionList_session @unmask
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** `signOutSession` ends the session of another device. */
export function useSignOutSession() {
  const notify = useNotice();
  const { mutate, busy } = useResultMutation(SIGN_OUT_SESSION);

  async function signOutSession(id: string): Promise<void> {
    const { __typename, message } = await mutate({
      variables: { id },
      update: (cache, { data }) => updateSessions(cache, data?.signOutSession),
    });
    notify({ message, error: __typename !== 'SessionsChanged' });
  }

  return { signOutSession, busy };
}
