import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { signOutLocally } from '../../lib/session/viewerCache.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/states/Notice.tsx';

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
  const { mutate, busy } = useResultMutation(DELETE_ACCOUNT);
  const [needsFreshSignIn, setNeedsFreshSignIn] = useState(false);

  /** @param password null for an account without one */
  async function deleteAccount(password: string | null): Promise<FormError | null> {
    const result = await mutate({ variables: { password } });
    if (result.__typename !== 'AccountDeleted') {
      setNeedsFreshSignIn(result.__typename === 'FreshSignInNeeded');
      return toFormError(result, { WrongPassword: 'password' });
    }
    signOutLocally(client);
    void navigate(paths.home(), { replace: true });
    notify({ message: result.message });
    return null;
  }

  return { deleteAccount, busy, needsFreshSignIn };
}
