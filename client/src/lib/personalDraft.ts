/** What a shopper has typed so far, kept in this tab for when they come back to the form, under its name. */
const PREFIX = 'draft:';

interface Draft {
  userId: string;
  values: Record<string, string>;
}

export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // Where nothing can be kept, it is typed again.
  }
}

/** What this shopper has typed; what another one has, who was here before, is forgotten. */
export function readDraft(form: string, userId: string): Draft['values'] {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
    if (draft?.userId === userId) return draft.values;
    forgetDraft(form);
    return {};
  } catch {
    // Somebody else's text under our key: the same as no draft.
    return {};
  }
}

export function forgetDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

/** For when a shopper leaves this browser. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
