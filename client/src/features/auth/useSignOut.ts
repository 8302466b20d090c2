import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths, personalPaths } from '../../lib/paths.ts';
import { signOutLocally } from '../../lib/session/viewerCache.ts';
import { MENU_HASH } from '../../lib/useHashPanel.ts';
import { useNotice } from '../../ui/states/Notice.tsx';

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut {
      message
    }
  }
`);

/**
 * `signOut` ends the session on the server and in the browser, and opens the sign-in page. The browser removes the
 * token even when the server cannot be reached: the next user of this device must not find it. Going back leads to the
 * page, unless it is a personal one.
 */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(SIGN_OUT);

  async function signOut(): Promise<void> {
    const { data } = await mutate().catch(() => ({ data: null }));
    const { pathname, hash } = window.location;
    signOutLocally(client);
    void navigate(paths.signIn(), { replace: hash === MENU_HASH || personalPaths.includes(pathname) });
    notify({ message: data?.signOut.message ?? 'You are signed out on this device.' });
  }

  return { signOut, busy: loading };
}
