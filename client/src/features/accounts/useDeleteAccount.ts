import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { forgetDrafts } from '../../lib/personalDraft.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { forgetShopper } from './viewer.ts';

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($password: String) {
    deleteAccount(password: $password) {
      __typename
      ... on AccountDeleted {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/**
 * `deleteAccount` deletes the shopper's account, forgets the session and goes home. It resolves to the input at fault, null when
 * none is; `stale` is set when the shopper has to sign in once more before. `problem` is for the dialog to say: the messages at
 * the window's edge are outside of it, and so for nobody while it is open.
 */
export function useDeleteAccount() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(DELETE_ACCOUNT);
  const [stale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function deleteAccount(password: string | null): Promise<string | null> {
    if (password === '') {
      setProblem(texts.passwordBlank);
      return 'password';
    }
    const { data } = await mutate({ variables: { password } }).catch(() => ({ data: null }));
    const answer = data?.deleteAccount;
    if (answer?.__typename !== 'AccountDeleted') {
      if (answer?.__typename === 'NotSignedIn') endSession();
      setStale(answer?.__typename === 'FreshSignInNeeded');
      setProblem(answer?.message ?? texts.noConnection);
      return answer?.__typename === 'WrongPassword' ? 'password' : null;
    }
    // As with a sign-out: the account's page sends its shopper to sign in, and the last navigation wins.
    flushSync(endSession);
    forgetShopper(client);
    forgetDrafts();
    void navigate(paths.home(), { replace: true });
    notify({ msg: answer.message });
    return null;
  }

  return { deleteAccount, busy: loading, stale, problem };
}
