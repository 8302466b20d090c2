import { useCallback, useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the window has been scrolled by more than `distance` px. */
export function useScrolledPast(distance: number): boolean {
  const isPast = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(onScroll, isPast, () => false);
}
