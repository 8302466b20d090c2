import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../generated/gql.ts';
import type { FormError } from '../../../ui/form/useValidatedForm.ts';
import { texts } from '../texts.ts';

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

/** `confirmation` is the server's message once the mail with the link has been requested; null before. */
export function useRequestPasswordReset() {
  const [mutate, { loading }] = useMutation(REQUEST_PASSWORD_RESET);
  const [confirmation, setConfirmation] = useState<string | null>(null);

  async function requestPasswordReset(variables: { email: string }): Promise<FormError | null> {
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const result = data?.requestPasswordReset;
    switch (result?.__typename) {
      case undefined:
        return { field: null, message: texts.noConnection };
      case 'PasswordResetRequested':
        setConfirmation(result.message);
        return null;
      case 'InvalidInput':
        return result;
      case 'TooManyRequests':
        return { field: null, message: result.message };
    }
  }

  return { requestPasswordReset, busy: loading, confirmation };
}
