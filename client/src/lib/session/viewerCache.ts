import type { ApolloClient } from '@apollo/client';
import { flushSync } from 'react-dom';
import { clearTab } from './personalDraft.ts';
import { endSession, getToken } from './session.ts';

/** Removes the signed-in shopper's data from the cache; public data stays. */
export function evictViewer(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  client.cache.gc();
}

/**
 * Ends the session whose token the server has not accepted, and removes the shopper's cached data. A session that began
 * later stays. Drafts of forms stay, too: the shopper who signs in again continues them.
 */
export function endRefusedSession(client: ApolloClient, token: string | null): void {
  if (getToken() === token) endSession();
  evictViewer(client);
}

/** Removes the session and all personal data from this browser. Callers navigate afterwards. */
export function signOutLocally(client: ApolloClient): void {
  // Personal pages redirect to the sign-in page. `flushSync` makes them do so before the caller navigates.
  flushSync(() => endSession({ isSignOut: true }));
  evictViewer(client);
  clearTab();
}
