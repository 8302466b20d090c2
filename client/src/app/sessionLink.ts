import { ApolloLink } from '@apollo/client';
import { finalize, tap } from 'rxjs';
import { getToken } from '../lib/session/session.ts';
import { endRefusedSession } from '../lib/session/viewerCache.ts';

/**
 * Sends operations with the session's token. Ends the session and removes the shopper's cached data when the server does
 * not accept the token: `me` is null, or a mutation returns `NotSignedIn`.
 */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = getToken();
    if (!token) return forward(operation);
    operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
    let isRefused = false;
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        // After an error `me` is null, too.
        isRefused = !errors && isSignedOut(data);
      }),
      // After Apollo Client has written the result into the cache.
      finalize(() => {
        if (isRefused) endRefusedSession(operation.client, token);
      }),
    );
  });
}

const isSignedOut = (data: Record<string, { __typename?: string } | null> | null | undefined): boolean =>
  data?.me === null || Object.values(data ?? {}).some((value) => value?.__typename === 'NotSignedIn');
