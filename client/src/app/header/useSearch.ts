import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_REDIRECT_DELAY } from '../../lib/constants.ts';
import { useLocationCode } from '../../lib/location.ts';
import { paths } from '../../lib/paths.ts';
import { SEARCH_HASH } from '../../lib/useHashPanel.ts';

/** A search that waits for the search delay to end. */
interface PendingSearch {
  text: string;
  /** The path that the shopper searches from. */
  from: string;
}

/**
 * `search` reads the results of a text and opens their page after the search delay; `busy` until then. Another search
 * replaces it. `open` goes to a page at once and cancels a pending search.
 * @param onDone called before either page opens; `search` passes its text
 */
export function useSearch(onDone: (searchedText?: string) => void) {
  const finish = useEffectEvent(onDone);
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocationCode();
  const { pathname, hash } = useLocation();
  const [pending, setPending] = useState<PendingSearch | null>(null);
  // From the search panel the results replace its history entry, so that Back leads to the page below the panel.
  const replace = hash === SEARCH_HASH;

  useEffect(() => {
    if (pending === null) return;
    // Cancels the search when the shopper has left. The address bar may change before the new page renders.
    if (pending.from !== pathname && pending.from !== currentPath()) return setPending(null);
    import('../../features/catalog/search/search.ts')
      .then(({ SEARCH, firstSearch }) =>
        client.query({ query: SEARCH, variables: firstSearch(pending.text, location) }),
      )
      // The results page reads them again, and shows a failure.
      .catch(() => undefined);
    const timer = setTimeout(() => {
      setPending(null);
      // The shopper has left, and the new page is still loading.
      if (pending.from !== currentPath()) return;
      finish(pending.text);
      void navigate(paths.search(pending.text), { replace });
    }, SEARCH_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [client, location, navigate, pathname, replace, pending]);

  return {
    search: (text: string) => {
      if (text !== pending?.text) setPending({ text, from: currentPath() });
    },
    open: (path: string) => {
      setPending(null);
      onDone();
      void navigate(path, { replace });
    },
    busy: pending !== null,
  };
}

/** The path in the address bar, whose page may still be loading. */
const currentPath = () => window.location.pathname;
