import type { NormalizedCacheObject } from '@apollo/client';
import { getSession, type Session, type Shopper, updateSession } from '../lib/session.ts';

/** What the server puts into a page it has rendered, as JSON. */
export interface EmbeddedState {
  /** The shopper that the page was rendered for; null for a visitor. */
  shopper: Shopper | null;
  /** The contents of Apollo Client's cache. */
  cache: NormalizedCacheObject;
}

/** The id of the script element with the state. */
export const STATE_ID = 'state';

/**
 * Reads the state of the page that the server has rendered, with the session that the page shows. Null when there is none,
 * or when the page was rendered for another shopper than the one signed in here: then nothing of it may be used.
 */
export function readEmbeddedState(): { cache: NormalizedCacheObject; session: Session | null } | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return null;
  const { shopper, cache } = JSON.parse(text) as EmbeddedState;
  if (!shopper) return { cache, session: null };
  if (shopper.userId !== getSession()?.user.userId) return null;
  updateSession(shopper);
  return { cache, session: getSession() };
}
