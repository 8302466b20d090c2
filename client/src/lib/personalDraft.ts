/** Prefix of the keys in sessionStorage, before the form's name. */
const PREFIX = 'draft:';

/** The values of an unfinished form. */
interface Draft {
  userId: string;
  values: Record<string, string>;
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: there is no draft.
  }
}

/** The shopper's draft. A draft of another shopper is deleted. */
export function readDraft(form: string, userId: string): Draft['values'] {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
    if (draft?.userId === userId) return draft.values;
    deleteDraft(form);
    return {};
  } catch {
    // An invalid value counts as no draft.
    return {};
  }
}

export function deleteDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

/** Deletes all drafts, when a shopper signs out. */
export function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
