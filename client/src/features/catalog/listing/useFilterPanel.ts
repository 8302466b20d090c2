import { useBlocker, useNavigate } from 'react-router-dom';
import { FILTERS_HASH, useHashPanel } from '../../../lib/useHashPanel.ts';

/**
 * The panel of filters on narrow screens. Its changes are only in its own history entry, so going back would lose them:
 * Back closes a changed panel as its button does.
 */
export function useFilterPanel() {
  const panel = useHashPanel(FILTERS_HASH);
  const navigate = useNavigate();
  useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const isChanged = currentLocation.hash === FILTERS_HASH && currentLocation.state?.isPanel !== true;
    if (historyAction !== 'POP' || !isChanged || nextLocation.pathname !== currentLocation.pathname)
      return false;
    const { search } = currentLocation;
    const close = () => void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    // The blocker returns to the panel's history entry, which can then be replaced.
    window.addEventListener('popstate', close, { once: true });
    return true;
  });
  return panel;
}
