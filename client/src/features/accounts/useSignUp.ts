import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { SignUpInput } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { useRedirectLater } from './useRedirectLater.ts';
import { useRefuse } from './useRefuse.ts';
import { signUpFault } from './validation.ts';

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

/**
 * Opens an account and goes to the sign-in page after the delay. `signUp` resolves to the input at fault, null when
 * none is; `busy` lasts from the click to the redirect.
 */
export function useSignUp() {
  const notify = useNotice();
  const refuse = useRefuse();
  const redirectLater = useRedirectLater();
  const [mutate, { loading }] = useMutation(SIGN_UP);
  const [done, setDone] = useState(false);

  async function signUp(form: SignUpInput): Promise<string | null> {
    const fault = signUpFault(form);
    if (fault) return refuse(fault.msg, fault.field);

    const { data } = await mutate({ variables: { input: form } }).catch(() => ({ data: null }));
    const answer = data?.signUp;
    if (!answer) return refuse(texts.noConnection, null);
    switch (answer.__typename) {
      case 'SignedUp':
        notify({ msg: answer.message });
        setDone(true);
        redirectLater(paths.signIn());
        return null;
      case 'InvalidInput':
        return refuse(answer.message, answer.field);
      case 'EmailTaken':
        return refuse(answer.message, 'email');
      case 'PasswordTooCommon':
        return refuse(answer.message, 'password');
      case 'PhoneTaken':
        return refuse(answer.message, 'phone');
      default:
        return refuse(answer.message, null);
    }
  }

  return { signUp, busy: loading || done };
}
