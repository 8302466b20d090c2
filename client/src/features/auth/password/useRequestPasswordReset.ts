import { useState } from 'react';
import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../../ui/form/useValidatedForm.ts';

const REQUEST_PASSWORD_RESET = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      __typename
      ... on PasswordResetRequested {
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
 * `requestPasswordReset` sends a link to set a new password. `confirmation` is the server's message once the mail has
 * been requested; null before.
 */
export function useRequestPasswordReset() {
  const { mutate, busy } = useResultMutation(REQUEST_PASSWORD_RESET);
  const [confirmation, setConfirmation] = useState<string | null>(null);

  async function requestPasswordReset(variables: { email: string }): Promise<FormError | null> {
    const result = await mutate({ variables });
    if (result.__typename !== 'PasswordResetRequested') return toFormError(result);
    setConfirmation(result.message);
    return null;
  }

  return { requestPasswordReset, busy, confirmation };
}
