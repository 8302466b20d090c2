import { useMutation } from '@apollo/client/react';
import { useNotice } from '../../components/Notice.tsx';
import { graphql } from '../../generated/gql.ts';
import { texts } from './texts.ts';

const SUBSCRIBE = graphql(`
  mutation SubscribeToNewsletter($email: String!) {
    subscribeToNewsletter(email: $email) {
      __typename
      ... on NewsletterSubscribed {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** `subscribe` asks for the newsletter and says how that went; it resolves to whether the address is on the list. */
export function useSubscribe() {
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(SUBSCRIBE);

  async function subscribe(email: string): Promise<boolean> {
    if (!email.trim()) {
      notify({ msg: texts.emailBlank, error: true });
      return false;
    }
    const { data } = await mutate({ variables: { email: email.trim() } }).catch(() => ({ data: null }));
    const answer = data?.subscribeToNewsletter;
    const done = answer?.__typename === 'NewsletterSubscribed';
    notify({ msg: answer?.message ?? texts.noConnection, error: !done });
    return done;
  }

  return { subscribe, busy: loading };
}
