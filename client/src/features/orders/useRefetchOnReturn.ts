import { useEffect } from 'react';

/** Runs `refetch` each time the shopper comes back to the tab, while `isWaiting`. */
export function useRefetchOnReturn(isWaiting: boolean, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onChange = () => {
      // Offline: what the page shows stays.
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [isWaiting, refetch]);
}
