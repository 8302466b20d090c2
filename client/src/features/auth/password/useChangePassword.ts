import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
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

/** `changePassword` replaces the password; `onChanged` is called afterwards. */
export function useChangePassword(onChanged: () => void) {
  const notify = useNotice();
  const { mutate, busy } = useResultMutation(CHANGE_PASSWORD);

  async function changePassword(values: ChangePasswordValues): Promise<FormError | null> {
    const { oldPassword, newPassword } = values;
    const result = await mutate({ variables: { input: { oldPassword, newPassword } } });
    if (result.__typename !== 'PasswordChanged') {
      return toFormError(result, { WrongPassword: 'oldPassword', PasswordTooCommon: 'newPassword' });
    }
    notify({ message: result.message });
    onChanged();
    return null;
  }

  return { changePassword, busy };
}
