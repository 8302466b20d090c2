import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../generated/gql.ts';
import type { OpenSession_SignedInFragment } from '../../../generated/graphql.ts';
import { type Shopper, startSession } from '../../../lib/session/session.ts';
import { evictViewer } from '../../../lib/session/viewerCache.ts';
import { makeWantedActionsDue } from '../../../lib/session/wantedAction.ts';
import { setReturnPath } from '../../../lib/useChoice.ts';

export const OPEN_SESSION_SIGNED_IN = graphql(`
  fragment OpenSession_signedIn on SignedIn {
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

/**
 * Stores a session that the server has just created, and removes the previous shopper's data from the cache. What was wanted before the
 * sign-in becomes due.
 * @param next the path that is opened next
 */
export function openSession(
  client: ApolloClient,
  { token, user }: OpenSession_SignedInFragment,
  next: string,
): void {
  setReturnPath(next);
  makeWantedActionsDue(user.id, next);
  evictViewer(client);
  startSession(token, { ...sessionUserOf(user), isAdmin: user.isAdmin });
}

type SignedInUser = Pick<OpenSession_SignedInFragment['user'], 'id' | 'name' | 'email' | 'images'>;

/** The part of a user that the browser stores with the session. */
export const sessionUserOf = ({ id, name, email, images }: SignedInUser): Shopper => ({
  userId: id,
  name,
  email,
  image: images[0]?.url ?? '',
});
