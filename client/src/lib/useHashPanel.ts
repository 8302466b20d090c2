import { createContext, type MouseEvent, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMounted } from './useMounted.ts';

/** The hash of a listing's address while its filter panel is open. */
export const FILTERS_HASH = '#filters';
/** The hash of any page's address while the search panel is open. */
export const SEARCH_HASH = '#search';
/** The hash of any page's address while the menu of narrow screens is open. */
export const MENU_HASH = '#menu';

/** The panel that was opened and has no history entry yet. A panel and its links share it; `HashPanelProvider` provides it. */
export const OpeningPanelContext = createContext({
  /** The panel's hash; null when no panel is opening. */
  openingHash: null as string | null,
  setOpeningHash: (_hash: string | null): void => {
    throw new Error('useHashPanel needs a HashPanelProvider');
  },
});

/** The properties of a `Link` to a panel's history entry. */
export const panelEntry = (search: string, hash: string) => ({
  to: { search, hash },
  state: { isPanel: true },
  preventScrollReset: true,
});

/**
 * A panel or dialog that is open while the page's address has a hash, so that going back closes it. Navigation from inside
 * the panel replaces its history entry: otherwise going back later would open it again.
 */
export function useHashPanel(hash: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { openingHash, setOpeningHash } = use(OpeningPanelContext);
  // The server does not receive the hash, so the panel is closed during hydration, as in the server's HTML.
  const mounted = useMounted();
  const { search } = location;
  const isAtHash = location.hash === hash;
  const isOpening = openingHash === hash;
  const wasShownHere: boolean = location.state?.isPanel === true;
  const show = () => setOpeningHash(hash);
  return {
    open: mounted && (isAtHash || isOpening),
    /** Properties of a `Link` that opens the panel. */
    link: {
      ...panelEntry(search, hash),
      onClick: (event: MouseEvent) => {
        // The browser opens another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show();
      },
    },
    show,
    close: () => {
      if (isOpening) setOpeningHash(null);
      // The browser has the history entry of an opening panel before React renders it.
      const hasEntry = isAtHash || (isOpening && window.location.hash === hash);
      if (!hasEntry) return;
      if (wasShownHere || isOpening) void navigate(-1);
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
