import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../lib/paths.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

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

/** Verifies the address with the token of a link and goes to the account. Null while that is under way, else what is wrong. */
export function useVerifyEmail(token: string): string | null {
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate] = useMutation(VERIFY_EMAIL);
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void verify();

    async function verify(): Promise<void> {
      const { data } = await mutate({ variables: { token } }).catch(() => ({ data: null }));
      const answer = data?.verifyEmail;
      if (answer?.__typename !== 'EmailVerified') return setProblem(answer?.message ?? texts.noConnection);
      notify({ msg: answer.message });
      await navigate(paths.account(), { replace: true });
    }
  }, [mutate, navigate, notify, token]);

  return problem;
}
