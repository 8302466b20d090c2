import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { withoutPositions } from '../lists/useListParams.ts';

/**
 * Keeps somebody from leaving a page with unsaved changes by mistake: the browser asks when the tab is closed.
 * @returns for a dialog that asks within the desk
 */
export function useUnsavedChanges(hasChanges: boolean): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

/** What is edited stays when a list on the same page turns its pages. */
const pageOf = ({ pathname, search }: Location): string =>
  `${pathname}?${withoutPositions(new URLSearchParams(search))}`;
