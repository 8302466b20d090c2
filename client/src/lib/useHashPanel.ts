import { useLocation, useNavigate } from 'react-router-dom';
import { useMounted } from './useMounted.ts';

/** The hash of a listing's address while its filter panel is open. */
export const FILTERS_HASH = '#filters';
/** The hash of any page's address while the search panel is open. */
export const SEARCH_HASH = '#search';

/** The hash of any page's address while the menu of narrow screens is open. */
export const MENU_HASH = '#menu';

/**
 * A panel or dialog that is open while the page's address has a hash, so that going back closes it. Navigation from inside
 * the panel replaces its history entry: otherwise going back later would open it again.
 */
export function useHashPanel(hash: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server does not receive the hash, so the panel is closed during hydration, as in the server's HTML.
  const mounted = useMounted();
  const { search } = location;
  const isAtHash = location.hash === hash;
  const wasShownHere: boolean = location.state?.isPanel === true;
  const to = { search, hash };
  const options = { state: { isPanel: true }, preventScrollReset: true };
  return {
    open: mounted && isAtHash,
    /** Properties of a `Link` that opens the panel. */
    link: { to, ...options },
    show: () => void navigate(to, options),
    close: () => {
      if (!isAtHash) return;
      if (wasShownHere) void navigate(-1);
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
