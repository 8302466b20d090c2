import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import type { SignInInput } from '../../../generated/graphql.ts';
import { useResultMutation } from '../../../lib/useResultMutation.ts';
import { type FormError, toFormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/states/Notice.tsx';
import { useDelayedRedirect } from '../useDelayedRedirect.ts';
import { openSession } from './openSession.ts';
import { useLeaveSignIn } from './useLeaveSignIn.ts';

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ...OpenSession_signedIn @unmask
      ... on InvalidInput {
        field
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** `signIn` stores the new session and opens the path `next` after the sign-in delay; `busy` until then. */
export function useSignIn(next: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const leave = useLeaveSignIn(next);
  const { redirect, redirecting } = useDelayedRedirect();
  const { mutate, busy } = useResultMutation(SIGN_IN);

  async function signIn(input: SignInInput): Promise<FormError | null> {
    const result = await mutate({ variables: { input } });
    if (result.__typename !== 'SignedIn') return toFormError(result);
    openSession(client, result, next);
    notify({ message: result.message });
    redirect(leave);
    return null;
  }

  return { signIn, busy: busy || redirecting };
}
