import { useEffect, useState } from 'react';

/** A state that runs ahead of `value` while the shopper edits, and follows it whenever it changes. */
export function useDraft<T>(value: T): [T, (draft: T) => void] {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return [draft, setDraft];
}
