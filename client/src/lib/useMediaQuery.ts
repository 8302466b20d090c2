import { useCallback, useSyncExternalStore } from 'react';
import { NARROW_BELOW } from './constants.ts';

/** Whether a media query matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is narrow (below 992 px). */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${NARROW_BELOW - 0.02}px)`);
}
