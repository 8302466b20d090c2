import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { updateSessions } from './useSessions.ts';

const SIGN_OUT_OTHER_SESSIONS = graphql(`
  mutation SignOutOtherSessions {
    signOutOtherSessions {
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

/** `signOutOtherSessions` ends all sessions but this one. */
export function useSignOutOtherSessions() {
  const notify = useNotice();
  const { mutate, busy } = useResultMutation(SIGN_OUT_OTHER_SESSIONS);

  async function signOutOtherSessions(): Promise<void> {
    const { __typename, message } = await mutate({
      update: (cache, { data }) => updateSessions(cache, data?.signOutOtherSessions),
    });
    notify({ message, error: __typename !== 'SessionsChanged' });
  }

  return { signOutOtherSessions, busy };
}
