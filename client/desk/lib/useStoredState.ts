import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react';
import { localStore } from '../../src/lib/session/storage.ts';

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
      localStore.setItem(storageKey(key), JSON.stringify(latest.current));
      setValue(latest.current);
    },
    [key],
  );
  return [value, change];
}

const storageKey = (key: string): string => `desk.${key}`;

/** Null: nothing is stored, or an invalid value. */
function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStore.getItem(storageKey(key)) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
