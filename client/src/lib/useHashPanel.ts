import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useMounted } from './useMounted.ts';

/** The hash of a listing's address while its filter panel is open. */
export const FILTERS_HASH = '#filters';
/** The hash of any page's address while the search panel is open. */
export const SEARCH_HASH = '#search';

/** The hash of any page's address while the menu of narrow screens is open. */
export const MENU_HASH = '#menu';

/**
 * A panel or dialog that is open while the page's address has a hash, so that going back closes it. Navigation from inside
 * the panel replaces its history entry: otherwise going back later would open it again. While the page still navigates, as to another
 * tab, the panel gets its history entry afterwards: otherwise opening it would end that navigation.
 */
export function useHashPanel(hash: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server does not receive the hash, so the panel is closed during hydration, as in the server's HTML.
  const mounted = useMounted();
  const { search } = location;
  const isAtHash = location.hash === hash;
  const isNavigating = useNavigation().state !== 'idle';
  /** It was opened, and has no history entry yet. */
  const [isOpening, setOpening] = useState(false);
  const wasShownHere: boolean = location.state?.isPanel === true;
  const to = { search, hash };
  const options = { state: { isPanel: true }, preventScrollReset: true };
  const addHistoryEntry = useEffectEvent(() => void navigate(to, options));
  useEffect(() => {
    if (!isOpening) return;
    if (isAtHash) setOpening(false);
    else if (!isNavigating) addHistoryEntry();
  }, [isOpening, isAtHash, isNavigating]);
  const show = () => setOpening(true);
  return {
    open: mounted && (isAtHash || isOpening),
    /** Properties of a `Link` that opens the panel. */
    link: {
      to,
      ...options,
      onClick: (event: MouseEvent) => {
        if (!isNavigating) return;
        event.preventDefault();
        show();
      },
    },
    show,
    close: () => {
      setOpening(false);
      if (!isAtHash) return;
      if (wasShownHere) void navigate(-1);
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
