import { graphql } from '../../generated/gql.ts';

export const SUBSCRIBE = graphql(`
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
