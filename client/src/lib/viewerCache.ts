import type { ApolloClient } from '@apollo/client';
import { flushSync } from 'react-dom';
import { deleteDrafts } from './personalDraft.ts';
import { endSession } from './session.ts';

/** Removes the signed-in shopper's data from the cache; public data stays. */
export function evictViewer(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  client.cache.gc();
}

/** Removes the session and all personal data from this browser. Callers navigate afterwards. */
export function signOutLocally(client: ApolloClient): void {
  // Personal pages redirect to the sign-in page. `flushSync` makes them do so before the caller navigates.
  flushSync(endSession);
  evictViewer(client);
  deleteDrafts();
}
