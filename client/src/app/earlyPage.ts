import type { NormalizedCacheObject } from '@apollo/client';
import { getSession, getToken, type Session, type Shopper, updateSession } from '../lib/session.ts';

/** A page as its shopper sees it (`GET /own/…`). */
interface OwnPage {
  /** HTML for `#root`. */
  body: string;
  /** For Apollo Client's cache. */
  state: NormalizedCacheObject;
  /** Whom it is for. */
  shopper: Shopper;
}

declare global {
  interface Window {
    /** The page of the shopper with this token, which is what the browser shows by then; null: it could not be had. */
    earlyPage?: { token: string; answer: Promise<OwnPage | null> };
  }
}

/**
 * What the page's head has asked for ahead (`askEarly.ts`): the cache's contents, and whom the page that is shown was rendered for.
 * Null where there is nothing of that. A page of somebody who is not signed in any more goes from the screen.
 */
export async function takeEarlyPage(
  root: HTMLElement,
): Promise<{ state: NormalizedCacheObject; session: Session } | null> {
  const early = window.earlyPage;
  window.earlyPage = undefined;
  const page = await early?.answer;
  if (!page) return null;
  if (early?.token === getToken() && getSession()?.user.userId === page.shopper.userId) {
    updateSession(page.shopper);
    const session = getSession();
    if (session) return { state: page.state, session };
  }
  root.replaceChildren();
  return null;
}
