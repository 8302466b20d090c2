import { useLocation, useNavigate } from 'react-router-dom';
import { useMounted } from './useMounted.ts';

/** The end of a listing's address while its filters are open on a narrow screen. */
export const FILTERS_HASH = '#filters';
/** The end of any page's address while the search panel is open. */
export const SEARCH_HASH = '#search';

/** A panel that is open while the page's address ends with `hash`, so that going back closes it. */
export function useHashPanel(hash: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server never sees the end of an address: while hydrating the panel is closed, as in its HTML.
  const mounted = useMounted();
  const { search } = location;
  const open = location.hash === hash;
  return {
    open: mounted && open,
    address: { search, hash },
    close: () => {
      if (open) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
