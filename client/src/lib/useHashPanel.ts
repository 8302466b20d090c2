import { useLocation, useNavigate } from 'react-router-dom';
import { useMounted } from './useMounted.ts';

/** The hash of a listing's address while its filter panel is open. */
export const FILTERS_HASH = '#filters';
/** The hash of any page's address while the search panel is open. */
export const SEARCH_HASH = '#search';

/** A panel or dialog that is open while the page's address has a hash, so that going back closes it. */
export function useHashPanel(hash: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server does not receive the hash, so the panel is closed during hydration, as in the server's HTML.
  const mounted = useMounted();
  const { search } = location;
  const isAtHash = location.hash === hash;
  const wasShownHere: boolean = location.state?.isPanel === true;
  return {
    open: mounted && isAtHash,
    address: { search, hash },
    show: () => void navigate({ search, hash }, { state: { isPanel: true }, preventScrollReset: true }),
    close: () => {
      if (!isAtHash) return;
      if (wasShownHere) void navigate(-1);
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
