import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import { endSession } from '../../../lib/session.ts';
import type { FormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';
import type { ChangePasswordValues } from '../validation.ts';

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

export function useChangePassword(onChanged: () => void) {
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(CHANGE_PASSWORD);

  async function changePassword({
    oldPassword,
    newPassword,
  }: ChangePasswordValues): Promise<FormError | null> {
    const variables = { input: { oldPassword, newPassword } };
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const result = data?.changePassword;
    switch (result?.__typename) {
      case undefined:
        return { field: null, message: texts.noConnection };
      case 'PasswordChanged':
        notify({ msg: result.message });
        onChanged();
        return null;
      case 'InvalidInput':
        return result;
      case 'WrongPassword':
        return { field: 'oldPassword', message: result.message };
      case 'PasswordTooCommon':
        return { field: 'newPassword', message: result.message };
      case 'NotSignedIn':
        endSession();
        return { field: null, message: result.message };
      case 'TooManyRequests':
        return { field: null, message: result.message };
    }
  }

  return { changePassword, busy: loading };
}
