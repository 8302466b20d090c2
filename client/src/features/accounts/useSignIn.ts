import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { SignInInput } from '../../generated/graphql.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { beginSession } from './newSession.ts';
import { texts } from './texts.ts';
import { useRedirectLater } from './useRedirectLater.ts';
import { useRefuse } from './useRefuse.ts';
import { signInFault } from './validation.ts';

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ...NewSession_signedIn @unmask
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
 * Signs in and goes to `next` after the sign-in delay. `signIn` resolves to the input at fault, null when none is;
 * `busy` lasts from the click to the redirect.
 */
export function useSignIn(next: string) {
  const client = useApolloClient();
  const notify = useNotice();
  const refuse = useRefuse();
  const redirectLater = useRedirectLater();
  const [mutate, { loading }] = useMutation(SIGN_IN);
  const [done, setDone] = useState(false);

  async function signIn(form: SignInInput): Promise<string | null> {
    const fault = signInFault(form);
    if (fault) return refuse(fault.msg, fault.field);

    const { data } = await mutate({ variables: { input: form } }).catch(() => ({ data: null }));
    const answer = data?.signIn;
    if (!answer) return refuse(texts.noConnection, null);
    if (answer.__typename !== 'SignedIn') {
      return refuse(answer.message, answer.__typename === 'InvalidInput' ? answer.field : null);
    }

    beginSession(client, answer);
    notify({ msg: answer.message });
    setDone(true);
    redirectLater(next);
    return null;
  }

  return { signIn, busy: loading || done };
}
