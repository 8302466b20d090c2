import { createContext, use, useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** The signed-in shopper as stored in the browser. */
export interface SessionUser {
  userId: string;
  name: string;
  email: string;
  /** Address of the avatar; empty without one. */
  image: string;
  isAdmin: boolean;
}

/** The shopper's data that the server renders pages with. */
export type Shopper = Omit<SessionUser, 'isAdmin'>;

export interface Session {
  user: SessionUser;
}

const TOKEN = 'token';
const USER = 'user';
/** Present after a sign-out, so that every tab knows why the session ended. */
const SIGNED_OUT = 'signedOut';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets a cookie that makes the server ignore the session cookie, which scripts cannot delete. Without it, the server would
 * still render the shopper's pages after a sign-out that did not reach it.
 */
function markSignedOut(isSignedOut: boolean): void {
  document.cookie = `signed_out=1; Path=/; SameSite=Lax; Max-Age=${isSignedOut ? YEAR_SECONDS : 0}`;
}

const listeners = new Set<() => void>();
let cachedSession: { raw: string | null; session: Session | null } = { raw: null, session: null };

function parseUser(raw: string | null): SessionUser | null {
  if (!raw) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value !== 'object' || value === null || !('userId' in value)) return null;
    const { userId, name, email, image, isAdmin } = value as Partial<SessionUser>;
    if (!userId) return null;
    return { userId, name: name ?? '', email: email ?? '', image: image ?? '', isAdmin: isAdmin === true };
  } catch {
    // An invalid value counts as no session.
    return null;
  }
}

/** The bearer token of the session; null when signed out. */
export function getToken(): string | null {
  return localStore.getItem(TOKEN);
}

/** The stored session; the same object until it changes. Null when signed out. */
export function getSession(): Session | null {
  const token = localStore.getItem(TOKEN);
  const user = localStore.getItem(USER);
  const raw = token && user;
  if (raw !== cachedSession.raw) {
    const parsed = parseUser(raw);
    cachedSession = { raw, session: parsed && { user: parsed } };
  }
  return cachedSession.session;
}

/** Stores the session and updates every `useSession`. */
export function startSession(token: string, user: SessionUser): void {
  localStore.setItem(TOKEN, token);
  localStore.setItem(USER, JSON.stringify(user));
  localStore.removeItem(SIGNED_OUT);
  markSignedOut(false);
  notifyListeners();
}

/** Stores changed data of the signed-in shopper. Does nothing when signed out. */
export function updateSession(change: Partial<Omit<SessionUser, 'userId'>>): void {
  const session = getSession();
  if (!session) return;
  localStore.setItem(USER, JSON.stringify({ ...session.user, ...change }));
  notifyListeners();
}

/** Removes the session and updates every `useSession`. */
export function endSession({ isSignOut = false } = {}): void {
  // First: other tabs read it when the token is removed.
  if (isSignOut) localStore.setItem(SIGNED_OUT, '1');
  localStore.removeItem(TOKEN);
  localStore.removeItem(USER);
  markSignedOut(true);
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Whether the last session ended by a sign-out in any tab, and not because the server no longer accepted its token. */
export function wasSignedOut(): boolean {
  return localStore.getItem(SIGNED_OUT) !== null;
}

/** Calls back when the shopper signs out in another tab. Returns a function that unsubscribes. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls back on every change of the session, also by other tabs. Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || [TOKEN, USER, SIGNED_OUT].includes(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session that the page was rendered for on the server; null for a visitor. */
export const ServerSession = createContext<Session | null>(null);

/** The session; null when signed out. During hydration it is the `ServerSession`. */
export function useSession(): Session | null {
  const serverSession = use(ServerSession);
  return useSyncExternalStore(onSessionChange, getSession, () => serverSession);
}
