import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { texts } from './texts.ts';

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
  const [mutate, { loading, data, error }] = useMutation(UNSUBSCRIBE_FROM_NEWSLETTER);
  const answer = data?.unsubscribeFromNewsletter;
  const result = (answer || error) && {
    isUnsubscribed: answer?.__typename === 'NewsletterUnsubscribed',
    message: answer?.message ?? texts.noConnection,
  };
  return {
    unsubscribeFromNewsletter: (token: string) => {
      // A failure is part of the result.
      mutate({ variables: { token } }).catch(() => undefined);
    },
    result: result ?? null,
    busy: loading,
  };
}
