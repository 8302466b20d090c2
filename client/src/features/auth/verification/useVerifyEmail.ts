import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../generated/gql.ts';
import { paths } from '../../../lib/paths.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';

const VERIFY_EMAIL = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token) {
      __typename
      ... on EmailVerified {
        message
        user {
          id
          emailVerified
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Verifies the e-mail address and goes to the account. Returns the error to show; null while the request is running. */
export function useVerifyEmail(token: string): string | null {
  const navigate = useNavigate();
  const notify = useNotice();
  const { mutate } = useResultMutation(VERIFY_EMAIL);
  const [error, setError] = useState<string | null>(null);
  /** The token can be used once: effects run twice in React's strict mode. */
  const started = useRef(false);

  async function verify(): Promise<void> {
    const result = await mutate({ variables: { token } });
    if (result.__typename !== 'EmailVerified') return setError(result.message);
    notify({ message: result.message });
    await navigate(paths.account(), { replace: true });
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();
  });

  return error;
}
