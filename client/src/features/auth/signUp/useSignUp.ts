import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import type { SignUpInput } from '../../../generated/graphql.ts';
import type { FormError } from '../../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { useDelayedRedirect } from '../signIn/useDelayedRedirect.ts';
import { texts } from '../texts.ts';

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignedUp {
        message
        user {
          id
        }
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

/** `signUp` creates an account and goes to the sign-in page, `signInPath`, after the sign-in delay; `busy` until then. */
export function useSignUp(signInPath: string) {
  const notify = useNotice();
  const { redirect, redirecting } = useDelayedRedirect();
  const [mutate, { loading }] = useMutation(SIGN_UP);

  async function signUp(input: SignUpInput): Promise<FormError | null> {
    const { data } = await mutate({ variables: { input } }).catch(() => ({ data: null }));
    const result = data?.signUp;
    if (!result) return { field: null, message: texts.noConnection };
    switch (result.__typename) {
      case 'SignedUp':
        notify({ msg: result.message });
        redirect(signInPath, { email: input.email.trim() });
        return null;
      case 'InvalidInput':
        return result;
      case 'EmailTaken':
        return { field: 'email', message: result.message };
      case 'PhoneTaken':
        return { field: 'phone', message: result.message };
      case 'PasswordTooCommon':
        return { field: 'password', message: result.message };
      default:
        return { field: null, message: result.message };
    }
  }

  return { signUp, busy: loading || redirecting };
}
