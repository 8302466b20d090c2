import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_REDIRECT_DELAY } from '../../lib/constants.ts';
import { useLocationCode } from '../../lib/location.ts';
import { paths } from '../../lib/paths.ts';
import { SEARCH_HASH, useHashPanel } from '../../lib/useHashPanel.ts';

/**
 * `search` reads the results of a text and opens their page after the search delay, then calls `onDone` with the text;
 * `busy` until then. `open` goes to a page at once and gives a running search up.
 */
export function useSearch(onDone: (searched?: string) => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocationCode();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<{ text: string; from: string } | null>(null);
  // Going back from the results leads to the page, not to the search panel over it.
  const { open: replace } = useHashPanel(SEARCH_HASH);

  useEffect(() => {
    if (wanted === null) return;
    // Who has gone elsewhere meanwhile stays there. A page that is being drawn is at its address already.
    if (wanted.from !== pathname && wanted.from !== address()) return setWanted(null);
    // The results page finds them in the cache. When this fails it asks again, and says so.
    import('../../features/catalog/search.ts')
      .then(({ SEARCH, firstSearch }) =>
        client.query({ query: SEARCH, variables: firstSearch(wanted.text, location) }),
      )
      .catch(() => undefined);
    const timer = setTimeout(() => {
      setWanted(null);
      // Its page may be on its way.
      if (wanted.from !== address()) return;
      onDone(wanted.text);
      void navigate(paths.search({ q: wanted.text }), { replace });
    }, SEARCH_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [client, location, navigate, onDone, pathname, replace, wanted]);

  return {
    search: (text: string) => setWanted({ text, from: address() }),
    open: (path: string) => {
      setWanted(null);
      onDone();
      void navigate(path, { replace });
    },
    busy: wanted !== null,
  };
}

/** The path that the browser is at; the page there may still be on its way. */
const address = () => window.location.pathname;
