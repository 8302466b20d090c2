import { graphql } from '../../generated/gql.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useNotice } from '../../ui/states/Notice.tsx';

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
  const { mutate, busy } = useResultMutation(SUBSCRIBE_TO_NEWSLETTER);

  async function subscribeToNewsletter(email: string): Promise<boolean> {
    if (!email.trim()) {
      notify({ message: 'Please fill your email address', error: true });
      return false;
    }
    const { __typename, message } = await mutate({ variables: { email: email.trim() } });
    const isSubscribed = __typename === 'NewsletterSubscribed';
    notify({ message, error: !isSubscribed });
    return isSubscribed;
  }

  return { subscribeToNewsletter, busy };
}
