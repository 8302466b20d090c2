import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import { endSession } from '../../../lib/session.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';

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
  const [mutate, { loading }] = useMutation(REQUEST_EMAIL_VERIFICATION);

  async function requestEmailVerification(): Promise<void> {
    const { data } = await mutate().catch(() => ({ data: null }));
    const result = data?.requestEmailVerification;
    if (result?.__typename === 'NotSignedIn') endSession();
    const error = result?.__typename !== 'EmailVerificationRequested';
    notify({ msg: result?.message ?? texts.noConnection, error });
  }

  return { requestEmailVerification, busy: loading };
}
