import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import { paths } from '../../../lib/paths.ts';
import { endSession } from '../../../lib/session.ts';
import { evictViewer } from '../../../lib/viewerCache.ts';
import type { FormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { useDelayedRedirect } from '../signIn/useDelayedRedirect.ts';
import { texts } from '../texts.ts';
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
  const { redirect, redirecting } = useDelayedRedirect();
  const [mutate, { loading }] = useMutation(RESET_PASSWORD);

  async function resetPassword({ newPassword }: NewPasswordValues): Promise<FormError | null> {
    const variables = { input: { token, newPassword } };
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const result = data?.resetPassword;
    switch (result?.__typename) {
      case undefined:
        return { field: null, message: texts.noConnection };
      case 'PasswordReset':
        endSession();
        evictViewer(client);
        notify({ msg: result.message });
        redirect(paths.signIn());
        return null;
      case 'InvalidInput':
        return result;
      case 'PasswordTooCommon':
        return { field: 'newPassword', message: result.message };
      case 'LinkExpired':
      case 'TooManyRequests':
        return { field: null, message: result.message };
    }
  }

  return { resetPassword, busy: loading || redirecting };
}
