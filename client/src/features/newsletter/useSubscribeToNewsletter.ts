import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

const SUBSCRIBE_TO_NEWSLETTER = graphql(`
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

/** `subscribeToNewsletter` resolves to whether the address is subscribed. */
export function useSubscribeToNewsletter() {
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(SUBSCRIBE_TO_NEWSLETTER);

  async function subscribeToNewsletter(email: string): Promise<boolean> {
    if (!email.trim()) {
      notify({ msg: texts.emailBlank, error: true });
      return false;
    }
    const variables = { email: email.trim() };
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const result = data?.subscribeToNewsletter;
    const isSubscribed = result?.__typename === 'NewsletterSubscribed';
    notify({ msg: result?.message ?? texts.noConnection, error: !isSubscribed });
    return isSubscribed;
  }

  return { subscribeToNewsletter, busy: loading };
}
