import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { signOutLocally } from '../../lib/viewerCache.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

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
 * `deleteAccount` deletes the account, signs out in this browser and opens the home page. `needsFreshSignIn` is set
 * when the server wants the shopper to sign in again first.
 */
export function useDeleteAccount() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(DELETE_ACCOUNT);
  const [needsFreshSignIn, setNeedsFreshSignIn] = useState(false);

  /** @param password null for an account without one */
  async function deleteAccount(password: string | null): Promise<FormError | null> {
    const { data } = await mutate({ variables: { password } }).catch(() => ({ data: null }));
    const result = data?.deleteAccount;
    if (result?.__typename === 'AccountDeleted') {
      signOutLocally(client);
      void navigate(paths.home(), { replace: true });
      notify({ msg: result.message });
      return null;
    }
    if (result?.__typename === 'NotSignedIn') endSession();
    setNeedsFreshSignIn(result?.__typename === 'FreshSignInNeeded');
    return {
      field: result?.__typename === 'WrongPassword' ? 'password' : null,
      message: result?.message ?? texts.noConnection,
    };
  }

  return { deleteAccount, busy: loading, needsFreshSignIn };
}
