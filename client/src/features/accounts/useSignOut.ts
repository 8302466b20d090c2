import { useApolloClient, useMutation } from '@apollo/client/react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { forgetDrafts } from '../../lib/personalDraft.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { forgetShopper } from './viewer.ts';

/** Every page can sign out; the other texts come with the account's pages. */
const SIGNED_OUT_HERE = 'You are signed out on this device.';

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut {
      message
    }
  }
`);

/**
 * Ends the session on the server and in the browser, and goes to the sign-in page. The browser forgets the token even
 * when the server cannot be reached: whoever uses this device next must not find it.
 */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(SIGN_OUT);

  async function signOut(): Promise<void> {
    const { data } = await mutate().catch(() => ({ data: null }));
    // A personal page answers this by sending its shopper to sign in and back. It has to do so first, as the last
    // navigation wins.
    flushSync(endSession);
    forgetShopper(client);
    forgetDrafts();
    void navigate(paths.signIn(), { replace: true });
    notify({ msg: data?.signOut.message ?? SIGNED_OUT_HERE });
  }

  return { signOut, busy: loading };
}
