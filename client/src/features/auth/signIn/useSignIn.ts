import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import type { SignInInput } from '../../../generated/graphql.ts';
import type { FormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';
import { openSession } from './openSession.ts';
import { useDelayedRedirect } from './useDelayedRedirect.ts';

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

/** `signIn` stores the new session and goes to the path `next` after the sign-in delay; `busy` until then. */
export function useSignIn(next: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const { redirect, redirecting } = useDelayedRedirect();
  const [mutate, { loading }] = useMutation(SIGN_IN);

  async function signIn(input: SignInInput): Promise<FormError | null> {
    const { data } = await mutate({ variables: { input } }).catch(() => ({ data: null }));
    const result = data?.signIn;
    if (!result) return { field: null, message: texts.noConnection };
    switch (result.__typename) {
      case 'SignedIn':
        openSession(client, result);
        notify({ msg: result.message });
        redirect(next);
        return null;
      case 'InvalidInput':
        return result;
      default:
        return { field: null, message: result.message };
    }
  }

  return { signIn, busy: loading || redirecting };
}
