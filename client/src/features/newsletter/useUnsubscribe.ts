import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { texts } from './texts.ts';

const UNSUBSCRIBE = graphql(`
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

/** How an attempt to end the newsletter went, in words for the shopper. */
interface Outcome {
  done: boolean;
  message: string;
}

/** `unsubscribe` ends the subscription of an unsubscribe link's token; `outcome` is null until the server has answered. */
export function useUnsubscribe() {
  const [mutate, { loading }] = useMutation(UNSUBSCRIBE);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function unsubscribe(token: string): Promise<void> {
    const { data } = await mutate({ variables: { token } }).catch(() => ({ data: null }));
    const answer = data?.unsubscribeFromNewsletter;
    setOutcome({
      done: answer?.__typename === 'NewsletterUnsubscribed',
      message: answer?.message ?? texts.noConnection,
    });
  }

  return { unsubscribe, outcome, busy: loading };
}
