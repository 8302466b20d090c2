import { useEffect, useState } from 'react';

/** Debounces a value: returns it once it has not changed for `delay` ms, the previous one until then. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
