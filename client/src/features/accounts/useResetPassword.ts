import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { useRedirectLater } from './useRedirectLater.ts';
import { useRefuse } from './useRefuse.ts';
import { newPasswordFault } from './validation.ts';
import { forgetShopper } from './viewer.ts';

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
 * Sets a new password with the token of a link and goes to the sign-in page after the delay: every session is over then, also
 * this browser's. `resetPassword` resolves to the input at fault, null when none is.
 */
export function useResetPassword(token: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const refuse = useRefuse();
  const redirectLater = useRedirectLater();
  const [mutate, { loading }] = useMutation(RESET_PASSWORD);
  const [done, setDone] = useState(false);

  async function resetPassword(form: {
    newPassword: string;
    confirmPassword: string;
  }): Promise<string | null> {
    const fault = newPasswordFault(form);
    if (fault) return refuse(fault.msg, fault.field);

    const input = { token, newPassword: form.newPassword };
    const { data } = await mutate({ variables: { input } }).catch(() => ({ data: null }));
    const answer = data?.resetPassword;
    switch (answer?.__typename) {
      case undefined:
        return refuse(texts.noConnection, null);
      case 'PasswordReset':
        endSession();
        forgetShopper(client);
        notify({ msg: answer.message });
        setDone(true);
        redirectLater(paths.signIn());
        return null;
      case 'InvalidInput':
        return refuse(answer.message, answer.field);
      case 'PasswordTooCommon':
        return refuse(answer.message, 'newPassword');
      case 'LinkExpired':
      case 'TooManyRequests':
        return refuse(answer.message, null);
    }
  }

  return { resetPassword, busy: loading || done };
}
