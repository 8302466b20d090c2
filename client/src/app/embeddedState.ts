import type { NormalizedCacheObject } from '@apollo/client';
import { getSession, type Session, type Shopper, updateSession } from '../lib/session/session.ts';

/** The state that the server embeds into a rendered page as JSON. */
export interface EmbeddedState {
  /** The shopper that the page was rendered for; null for a visitor. */
  shopper: Shopper | null;
  /** The contents of Apollo Client's cache. */
  cache: NormalizedCacheObject;
}

/** The id of the script element with the state, which `server/src/ssr/clientBuild.ts` writes. */
const STATE_ID = 'state';

/**
 * Reads the embedded state and the session that the page was rendered for. Null without a state, and when the page was
 * rendered for another shopper than the one who is signed in here, so that it must not be used.
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
