import { getSession } from './session.ts';
import { localStore, sessionStore } from './storage.ts';

/** What somebody wanted to do when the shop asked for a sign-in. */
export interface WantedAction {
  kind: 'addToCart' | 'addToWishlist' | 'addReview';
  /** What the function of that name takes. */
  input: unknown;
  /** Who wanted it, with a session that has ended since; null for a visitor. */
  userId: string | null;
}

interface StoredAction extends WantedAction {
  /** The page on which it was wanted. */
  path: string;
  /** In ms since 1970. */
  at: number;
}

/** Of this tab. The way through Google reloads the page. */
const ACTION = 'wantedAction';
/** Of all tabs, in ms since 1970. */
const LAST_SIGN_IN = 'lastSignIn';
/** In ms: enough for a sign-up. Later, nobody expects it any more. */
const EXPIRY = 15 * 60 * 1000;

let dueAction: StoredAction | null = null;

const currentPath = (): string => window.location.pathname + window.location.search;

/** To be called at once when it is wanted. */
export const wantedAction = (kind: WantedAction['kind'], input: unknown): WantedAction => ({
  kind,
  input,
  userId: getSession()?.user.userId ?? null,
});

/** Keeps what the next sign-in in this tab shall do on the present page, instead of what was wanted before. */
export function storeWantedAction(action: WantedAction): void {
  const stored: StoredAction = { ...action, path: currentPath(), at: Date.now() };
  sessionStore.setItem(ACTION, JSON.stringify(stored));
}

/** To be called when a page is opened that is not on the way to a session: forgets what was wanted on another page. */
export function forgetActionOfOtherPage(): void {
  if (readStoredAction()?.path !== currentPath()) sessionStore.removeItem(ACTION);
}

/**
 * To be called at each sign-in: what was wanted on the page that is opened next becomes due. Not so what was wanted long ago, by another
 * shopper, or before an earlier sign-in of this browser: another tab, of which this one may be a copy, has gone on from there.
 */
export function makeWantedActionDue(userId: string, next: string): void {
  const action = readStoredAction();
  const lastSignIn = Number(localStore.getItem(LAST_SIGN_IN));
  sessionStore.removeItem(ACTION);
  localStore.setItem(LAST_SIGN_IN, String(Date.now()));
  const isDue =
    action !== null &&
    action.path === next &&
    action.at >= Math.max(lastSignIn, Date.now() - EXPIRY) &&
    (action.userId ?? userId) === userId;
  dueAction = isDue ? action : null;
}

function readStoredAction(): StoredAction | null {
  try {
    return JSON.parse(sessionStore.getItem(ACTION) ?? 'null');
  } catch {
    // An invalid value counts as none.
    return null;
  }
}

/** What is due, once; null on another page than its own, too. */
export function takeDueAction(): WantedAction | null {
  const action = dueAction;
  dueAction = null;
  return action?.path === currentPath() ? action : null;
}
