import type { ApolloClient } from '@apollo/client';
import { loadPage, type PageRoute, pageAt } from './loadPage.ts';

/** Whoever passes over a row of links wants none of them. */
const INTENT_AFTER = 50;

/** Gives a function that loads a path's page: its code, and its data into the cache. Each path once. */
export function createPrefetch(routes: PageRoute[], client: ApolloClient, location: string | null) {
  const known = new Set<string>();

  let timer: ReturnType<typeof setTimeout> | undefined;
  return (path: string): void => {
    clearTimeout(timer);
    timer = setTimeout(load, INTENT_AFTER, path);
  };

  function load(path: string): void {
    if (known.has(path)) return;
    known.add(path);
    const match = pageAt(routes, path);
    if (!match) return;
    const search = new URL(path, window.location.href).searchParams;
    loadPage(match.route)
      .then((page) => page.prefetch?.({ client, params: match.params, search, location }))
      // The page itself says so when it is opened and cannot be had.
      .catch(() => known.delete(path));
  }
}
