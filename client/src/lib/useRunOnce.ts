import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `run` once when the component is mounted. Effects run twice in React's strict mode. */
export function useRunOnce(run: () => unknown): void {
  const hasRun = useRef(false);
  const runOnce = useEffectEvent(() => {
    if (!hasRun.current) run();
    hasRun.current = true;
  });
  useEffect(() => runOnce(), []);
}
