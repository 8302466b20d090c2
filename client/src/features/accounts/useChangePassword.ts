import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { useRefuse } from './useRefuse.ts';
import { type PasswordForm, passwordFault } from './validation.ts';

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on PasswordChanged {
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
 * `changePassword` sets a new password and says how that went; it resolves to the input at fault, null when none is.
 * `onChanged` is called when it is set.
 */
export function useChangePassword(onChanged: () => void) {
  const notify = useNotice();
  const refuse = useRefuse();
  const [mutate, { loading }] = useMutation(CHANGE_PASSWORD);

  async function changePassword(form: PasswordForm): Promise<string | null> {
    const fault = passwordFault(form);
    if (fault) return refuse(fault.msg, fault.field);

    const { oldPassword, newPassword } = form;
    const { data } = await mutate({ variables: { input: { oldPassword, newPassword } } }).catch(() => ({
      data: null,
    }));
    const answer = data?.changePassword;
    switch (answer?.__typename) {
      case undefined:
        return refuse(texts.noConnection, null);
      case 'PasswordChanged':
        notify({ msg: answer.message });
        onChanged();
        return null;
      case 'WrongPassword':
        return refuse(answer.message, 'oldPassword');
      case 'PasswordTooCommon':
        return refuse(answer.message, 'newPassword');
      case 'InvalidInput':
        return refuse(answer.message, answer.field);
      case 'NotSignedIn':
        endSession();
        return refuse(answer.message, null);
      case 'TooManyRequests':
        return refuse(answer.message, null);
    }
  }

  return { changePassword, busy: loading };
}
