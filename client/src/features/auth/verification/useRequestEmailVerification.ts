import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';

const REQUEST_EMAIL_VERIFICATION = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      __typename
      ... on EmailVerificationRequested {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** `requestEmailVerification` sends a new link to the shopper's e-mail address. */
export function useRequestEmailVerification() {
  const notify = useNotice();
  const { mutate, busy } = useResultMutation(REQUEST_EMAIL_VERIFICATION);

  async function requestEmailVerification(): Promise<void> {
    const { __typename, message } = await mutate();
    notify({ message, error: __typename !== 'EmailVerificationRequested' });
  }

  return { requestEmailVerification, busy };
}
