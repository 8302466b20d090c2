import { useState } from 'react';

/** A state that the shopper edits, which is reset to `value` whenever that changes. */
export function useDraft<T>(value: T): [T, (draft: T) => void] {
  const [draft, setDraft] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Not in an effect, which could run after the shopper's next change and undo it.
  if (previousValue !== value) {
    setPreviousValue(value);
    setDraft(value);
  }
  return [draft, setDraft];
}
