import { useEffect, useState } from 'react';
import { secondsToWait } from '../../src/lib/tooManyMessage.ts';

/** Counts down the seconds that the server wants to be left alone after an error; 0: none, or it does not say. */
export function useSecondsLeft(error: Error | undefined): number {
  const [left, setLeft] = useState(() => secondsToWait(error) ?? 0);
  useEffect(() => {
    const seconds = secondsToWait(error) ?? 0;
    setLeft(seconds);
    if (seconds === 0) return;
    // A background tab's timers run late.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
