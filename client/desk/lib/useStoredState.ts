import { useState } from 'react';

/** A state that this browser remembers, such as the columns of a table. @param key unique in the desk; the same in all renders */
export function useStoredState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    try {
      return JSON.parse(localStorage.getItem(`desk.${key}`) ?? '') as Value;
    } catch {
      // Nothing is stored.
      return initial;
    }
  });
  return [
    value,
    (next) => {
      setValue(next);
      localStorage.setItem(`desk.${key}`, JSON.stringify(next));
    },
  ];
}
