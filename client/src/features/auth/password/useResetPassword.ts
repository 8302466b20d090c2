import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../generated/gql.ts';
import { paths } from '../../../lib/paths.ts';
import { endSession } from '../../../lib/session/session.ts';
import { evictViewer } from '../../../lib/session/viewerCache.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { useDelayedRedirect } from '../useDelayedRedirect.ts';
import type { NewPasswordValues } from '../validation.ts';

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ... on PasswordReset {
        message
      }
      ... on InvalidInput {
        field
      }
      ... on Problem {
        message
      }
    }
  }
`);

/**
 * `resetPassword` sets a new password and goes to the sign-in page after the sign-in delay: the reset ends every
 * session of the account, this browser's included.
 */
export function useResetPassword(token: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const navigate = useNavigate();
  const { redirect, redirecting } = useDelayedRedirect();
  const { mutate, busy } = useResultMutation(RESET_PASSWORD);

  async function resetPassword({ newPassword }: NewPasswordValues): Promise<FormError | null> {
    const result = await mutate({ variables: { input: { token, newPassword } } });
    if (result.__typename !== 'PasswordReset')
      return toFormError(result, { PasswordTooCommon: 'newPassword' });
    endSession();
    evictViewer(client);
    notify({ message: result.message });
    redirect(() => void navigate(paths.signIn(), { replace: true }));
    return null;
  }

  return { resetPassword, busy: busy || redirecting };
}
