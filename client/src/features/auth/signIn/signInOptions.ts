import { graphql } from '../../../generated/gql.ts';

export const SIGN_IN_OPTIONS = graphql(`
  query SignInOptions {
    signInOptions {
      google
      mail
    }
  }
`);
