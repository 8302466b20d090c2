import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { sessionStore } from './session/storage.ts';

const PREFIX = 'choice:';

/** The page that a sign-in leads back to; null when nobody comes from a sign-in. */
let returnPath: string | null = null;

/** To be called at a sign-in. @param path of the page that is opened next */
export function setReturnPath(path: string): void {
  returnPath = path;
}

const isReturning = (): boolean =>
  returnPath !== null && returnPath === window.location.pathname + window.location.search;

/**
 * A state that a sign-in does not lose, when it leads back to the page: what is chosen there.
 * @param name unique in the shop; the same in all renders
 */
export function useChoice<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => (isReturning() ? readChoice(name) : null) ?? initial);
  useEffect(() => {
    sessionStore.setItem(PREFIX + name, JSON.stringify(value));
    return () => {
      returnPath = null;
    };
  }, [name, value]);
  return [value, setValue];
}

function readChoice<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStore.getItem(PREFIX + name) ?? 'null') as Value | null;
  } catch {
    // An invalid value counts as none.
    return null;
  }
}
