import { useState } from 'react';

/** A state that runs ahead of `value` while the shopper edits, and follows it whenever it changes. */
export function useDraft<T>(value: T): [T, (draft: T) => void] {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Not in an effect, which could come after the shopper's next change and take it back.
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft];
}
