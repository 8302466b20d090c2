import { useState } from 'react';

/** A state that is reset to `value` whenever `value` changes. */
export function useResettableState<T>(value: T): [T, (next: T) => void] {
  const [state, setState] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Not in an effect, which could run after the shopper's next change and undo it.
  if (previousValue !== value) {
    setPreviousValue(value);
    setState(value);
  }
  return [state, setState];
}
