import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../generated/gql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { openSession } from '../signIn/openSession.ts';

const SIGN_IN_WITH_GOOGLE = graphql(`
  mutation SignInWithGoogle($code: String!) {
    signInWithGoogle(code: $code) {
      __typename
      ...OpenSession_signedIn @unmask
      ... on Problem {
        message
      }
    }
  }
`);

/** By error code. */
const FAULT_TEXTS = new Map([
  ['cancelled', 'You have not let Google tell us who you are.'],
  ['stale', 'This sign-in has expired. Please sign in again.'],
  ['unverified', 'Google has not verified the email address of this account.'],
  ['taken', 'This email address has an account with a password. Please sign in with it.'],
  ['blocked', 'This account is blocked. Please write to us on the contact page.'],
  ['unavailable', 'Google cannot be reached at the moment. Please try again in a few minutes.'],
]);

/** The message for the error code in the address. An unknown code has a general message. */
export const faultText = (fault: string): string =>
  FAULT_TEXTS.get(fault) ?? 'Google could not confirm this sign-in. Please try again.';

/** The one-time code in a `document.cookie`; null without one. On HTTPS only the host-locked cookie is accepted. */
export function codeFromCookie(cookie: string, protocol: string): string | null {
  const name = protocol === 'https:' ? '__Host-google_code' : 'google_code';
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookie)?.[1] ?? null;
}

/**
 * Completes a sign-in on the page that Google redirects to: exchanges the one-time code for a session and goes to the
 * path `next`. Returns the error to show; null while the exchange is running.
 * @param fault the error code that the server has put into the address; null without one
 */
export function useSignInWithGoogle(next: string, fault: string | null): string | null {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const { mutate } = useResultMutation(SIGN_IN_WITH_GOOGLE);
  const [error, setError] = useState(fault === null ? null : faultText(fault));
  /** The code can be used once: effects run twice in React's strict mode. */
  const started = useRef(fault !== null);

  async function signIn(): Promise<void> {
    const code = codeFromCookie(document.cookie, window.location.protocol);
    if (!code) return setError('This sign-in has expired. Please sign in again.');
    const result = await mutate({ variables: { code } });
    if (result.__typename !== 'SignedIn') return setError(result.message);
    openSession(client, result, next);
    notify({ message: result.message });
    await navigate(next, { replace: true });
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void signIn();
  });

  return error;
}
