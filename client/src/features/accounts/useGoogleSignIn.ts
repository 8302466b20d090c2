import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { beginSession } from './newSession.ts';
import { texts } from './texts.ts';

const SIGN_IN_WITH_GOOGLE = graphql(`
  mutation SignInWithGoogle($code: String!) {
    signInWithGoogle(code: $code) {
      __typename
      ...NewSession_signedIn @unmask
      ... on Problem {
        message
      }
    }
  }
`);

const faultTexts: Record<string, string> = {
  cancelled: texts.googleCancelled,
  stale: texts.googleStale,
  unverified: texts.googleUnverified,
  taken: texts.googleTaken,
};

/** The one-time code in a `document.cookie`; null without one. Behind TLS only a name counts that no other host can set. */
export function codeFromCookie(cookie: string, protocol: string): string | null {
  const name = protocol === 'https:' ? '__Host-google_code' : 'google_code';
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookie)?.[1] ?? null;
}

/**
 * Ends a sign-in on the page that Google's way leads to: turns the code that the server has left into a session and goes
 * to `next`. Null while that is under way, else what to tell the shopper instead.
 * @param fault why there is no code, as the server has put it into the address; null when there is one
 */
export function useGoogleSignIn(next: string, fault: string | null): string | null {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const [mutate] = useMutation(SIGN_IN_WITH_GOOGLE);
  const [problem, setProblem] = useState(fault && (faultTexts[fault] ?? texts.googleFailed));
  const begun = useRef(fault !== null);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signIn();

    async function signIn(): Promise<void> {
      const code = codeFromCookie(document.cookie, window.location.protocol);
      if (!code) return setProblem(texts.googleStale);
      const { data } = await mutate({ variables: { code } }).catch(() => ({ data: null }));
      const answer = data?.signInWithGoogle;
      if (answer?.__typename !== 'SignedIn') return setProblem(answer?.message ?? texts.noConnection);
      beginSession(client, answer);
      notify({ msg: answer.message });
      await navigate(next, { replace: true });
    }
  }, [client, mutate, navigate, next, notify]);

  return problem;
}
