import { createContext, use, useSyncExternalStore } from 'react';

/** The signed-in shopper as stored in the browser. */
export interface SessionUser {
  userId: string;
  name: string;
  email: string;
  /** Address of the avatar; empty without one. */
  image: string;
  isAdmin: boolean;
}

/** What the server tells of a shopper. */
export type Shopper = Omit<SessionUser, 'isAdmin'>;

export interface Session {
  user: SessionUser;
}

const TOKEN = 'token';
const USER = 'user';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the server to ignore the session cookie, which no script can delete: after a sign-out that did not reach the
 * server, nobody must find the shopper's pages in this browser.
 */
function markSignedOut(isSignedOut: boolean): void {
  document.cookie = `signed_out=1; Path=/; SameSite=Lax; Max-Age=${isSignedOut ? YEAR_SECONDS : 0}`;
}

const listeners = new Set<() => void>();
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };

function parseUser(raw: string | null): SessionUser | null {
  if (!raw) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (typeof stored !== 'object' || stored === null || !('userId' in stored)) return null;
    const { userId, name, email, image, isAdmin } = stored as Partial<SessionUser>;
    if (!userId) return null;
    return { userId, name: name ?? '', email: email ?? '', image: image ?? '', isAdmin: isAdmin === true };
  } catch {
    // Not written by this shop: the same as no session.
    return null;
  }
}

/** The bearer token of the session; null when signed out. */
export function getToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** The session in storage; the same object as long as nothing changes. Null when signed out. */
export function getSession(): Session | null {
  const token = localStorage.getItem(TOKEN);
  const user = localStorage.getItem(USER);
  const raw = token && user;
  if (raw !== cached.raw) {
    const parsed = parseUser(raw);
    cached = { raw, session: parsed && { user: parsed } };
  }
  return cached.session;
}

/** Stores the session; every `useSession` follows. */
export function startSession(token: string, user: SessionUser): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  markSignedOut(false);
  notifyListeners();
}

/** Stores what has changed of the signed-in shopper; nothing happens when signed out. */
export function updateSession(change: Partial<Omit<SessionUser, 'userId'>>): void {
  const session = getSession();
  if (!session) return;
  localStorage.setItem(USER, JSON.stringify({ ...session.user, ...change }));
  notifyListeners();
}

/** Forgets the session; every `useSession` follows. */
export function endSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  markSignedOut(true);
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back on every change of the session, those of other tabs included. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === USER || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session that the server has rendered the page for; null for a visitor. */
export const ServerSession = createContext<Session | null>(null);

/** The session; null when signed out. While hydrating it is the one that the server rendered the page for. */
export function useSession(): Session | null {
  const serverSession = use(ServerSession);
  return useSyncExternalStore(onSessionChange, getSession, () => serverSession);
}
