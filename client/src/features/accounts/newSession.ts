import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import type { NewSession_SignedInFragment } from '../../generated/graphql.ts';
import { type Shopper, startSession } from '../../lib/session.ts';
import { forgetShopper } from './viewer.ts';

/** What every way to sign in answers. */
export const NEW_SESSION = graphql(`
  fragment NewSession_signedIn on SignedIn {
    token
    message
    user {
      id
      name
      email
      isAdmin
      images {
        url
      }
    }
  }
`);

/** Has this browser remember a session that the server has just opened, and forget who was here before. */
export function beginSession(client: ApolloClient, { token, user }: NewSession_SignedInFragment): void {
  forgetShopper(client);
  startSession(token, { ...sessionUserOf(user), isAdmin: user.isAdmin });
}

/** What a browser remembers of a shopper. */
export const sessionUserOf = ({ id, name, email, images }: Known): Shopper => ({
  userId: id,
  name,
  email,
  image: images[0]?.url ?? '',
});

type Known = Pick<NewSession_SignedInFragment['user'], 'id' | 'name' | 'email' | 'images'>;
