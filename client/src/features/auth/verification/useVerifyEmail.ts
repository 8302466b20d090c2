import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../generated/gql.ts';
import { paths } from '../../../lib/paths.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';

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
  const [mutate] = useMutation(VERIFY_EMAIL);
  const [error, setError] = useState<string | null>(null);
  /** The token can be used once: effects run twice in React's strict mode. */
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();

    async function verify(): Promise<void> {
      const { data } = await mutate({ variables: { token } }).catch(() => ({ data: null }));
      const result = data?.verifyEmail;
      if (result?.__typename !== 'EmailVerified') return setError(result?.message ?? texts.noConnection);
      notify({ msg: result.message });
      await navigate(paths.account(), { replace: true });
    }
  }, [mutate, navigate, notify, token]);

  return error;
}
