import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';

const UNSUBSCRIBE_FROM_NEWSLETTER = graphql(`
  mutation UnsubscribeFromNewsletter($token: String!) {
    unsubscribeFromNewsletter(token: $token) {
      __typename
      ... on NewsletterUnsubscribed {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/**
 * `unsubscribeFromNewsletter` ends the subscription that the token of an unsubscribe link belongs to. `result` is null
 * until the server has answered.
 */
export function useUnsubscribeFromNewsletter() {
  const { mutate, busy } = useResultMutation(UNSUBSCRIBE_FROM_NEWSLETTER);
  const [result, setResult] = useState<{ isUnsubscribed: boolean; message: string } | null>(null);

  async function unsubscribeFromNewsletter(token: string): Promise<void> {
    const { __typename, message } = await mutate({ variables: { token } });
    setResult({ isUnsubscribed: __typename === 'NewsletterUnsubscribed', message });
  }

  return { unsubscribeFromNewsletter, result, busy };
}
