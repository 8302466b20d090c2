import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react';

/**
 * A state that this browser remembers, such as the columns of a table; where nothing can be stored, it lasts as long as the page.
 * @param key unique in the desk; the same in all renders
 */
export function useStoredState<Value>(key: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => read(key) ?? initial);
  const latest = useRef(value);
  const change = useCallback(
    (next: SetStateAction<Value>) => {
      latest.current = next instanceof Function ? next(latest.current) : next;
      // At once, because the component may be gone, as when a page is left while it saves.
      store(key, latest.current);
      setValue(latest.current);
    },
    [key],
  );
  return [value, change];
}

/** Null: nothing is stored, or the browser allows no storage. */
function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`desk.${key}`) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`desk.${key}`, JSON.stringify(value));
  } catch {
    // The browser allows no storage.
  }
}
