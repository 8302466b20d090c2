import { useSyncExternalStore } from 'react';
import { RELOADED_AT } from '../page/reloadOnce.ts';
import { getSession, onSignOutElsewhere, wasSignedOut } from './session.ts';
import { sessionStore } from './storage.ts';

/** Prefix of the keys in the tab's storage, before the form's name. */
const PREFIX = 'draft:';

/** What was typed into a form and is not sent yet, by the inputs' names. */
type Values = Record<string, string>;

interface Draft {
  /** The shopper who has typed it; null for a visitor, whose drafts the next sign-in takes over. */
  userId: string | null;
  values: Values;
}

const listeners = new Set<() => void>();

function parseDraft(raw: string | null): Draft | null {
  try {
    return JSON.parse(raw ?? 'null') as Draft | null;
  } catch {
    // An invalid value counts as no draft.
    return null;
  }
}

const currentUser = (): string | null => getSession()?.user.userId ?? null;

/** A form's draft. Null without one, and when it is that of another shopper, or of one who has signed out; that one is deleted. */
function findDraft(form: string): Draft | null {
  const draft = parseDraft(sessionStore.getItem(PREFIX + form));
  const userId = currentUser();
  // After a session has ended by itself, its shopper may go on typing.
  const mayContinue = userId ? draft?.userId === userId : !wasSignedOut();
  if (!draft?.userId || mayContinue) return draft;
  sessionStore.removeItem(PREFIX + form);
  return null;
}

/** Adds the values of changed inputs to a form's draft, which lasts as long as the tab. Never call it with a password. */
export function saveDraft(form: string, changes: Values): void {
  const former = findDraft(form);
  const userId = currentUser() ?? former?.userId ?? null;
  const draft: Draft = { userId, values: { ...former?.values, ...changes } };
  sessionStore.setItem(PREFIX + form, JSON.stringify(draft));
  notifyListeners();
}

/** The values of a form's draft; empty without one. */
export const readDraft = (form: string): Values => findDraft(form)?.values ?? {};

export function deleteDraft(form: string): void {
  sessionStore.removeItem(PREFIX + form);
  notifyListeners();
}

/** Deletes all drafts and what else was chosen or wanted in this tab, when a shopper signs out. */
export function clearTab(): void {
  for (const key of sessionStore.keys()) if (key !== RELOADED_AT) sessionStore.removeItem(key);
  notifyListeners();
}

/**
 * Clears this tab when the shopper signs out in another one, and deletes now the drafts of shoppers who have signed out while the tab was
 * closed. Returns a function that ends this.
 */
export function clearTabOnSignOut(): () => void {
  for (const key of sessionStore.keys()) if (key.startsWith(PREFIX)) findDraft(key.slice(PREFIX.length));
  return onSignOutElsewhere(clearTab);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The values of a form's draft for controlled inputs: they change with `saveDraft` and `deleteDraft`. Empty during hydration. */
export function useDraft(form: string): Values {
  const raw = useSyncExternalStore(
    onDraftChange,
    () => JSON.stringify(readDraft(form)),
    () => '{}',
  );
  return JSON.parse(raw) as Values;
}
