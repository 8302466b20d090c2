import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { texts } from './texts.ts';
import { useRefuse } from './useRefuse.ts';

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
 * Has a link sent to set a new password with. `requestPasswordReset` resolves to the input at fault, null when none is; `sent`
 * is what to tell the shopper once it is on its way.
 */
export function useRequestPasswordReset() {
  const refuse = useRefuse();
  const [mutate, { loading }] = useMutation(REQUEST_PASSWORD_RESET);
  const [sent, setSent] = useState<string | null>(null);

  async function requestPasswordReset({ email }: { email: string }): Promise<string | null> {
    if (email.trim() === '') return refuse(texts.emailBlank, 'email');
    const { data } = await mutate({ variables: { email } }).catch(() => ({ data: null }));
    const answer = data?.requestPasswordReset;
    switch (answer?.__typename) {
      case undefined:
        return refuse(texts.noConnection, null);
      case 'PasswordResetRequested':
        setSent(answer.message);
        return null;
      case 'InvalidInput':
        return refuse(answer.message, answer.field);
      case 'TooManyRequests':
        return refuse(answer.message, null);
    }
  }

  return { requestPasswordReset, busy: loading, sent };
}
