import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PrefetchedPage } from '../lib/prefetch.ts';

/** What a page's module may export beside its component, for reading its data ahead. */
interface PageModule {
  prefetch?: (page: PrefetchedPage) => void;
}

/** Whoever passes over a row of links wants none of them. */
const INTENT_AFTER = 50;

/** Gives a function that loads a path's page: its code, and its data into the cache. Each path once. */
export function createPrefetch(routes: RouteObject[], client: ApolloClient, location: string | null) {
  // The router takes `lazy` off a route once it is loaded.
  const modules = new Map<string | undefined, () => Promise<unknown>>();
  const remember = (list: RouteObject[]) => {
    for (const { id, lazy, children } of list) {
      if (typeof lazy === 'function') modules.set(id, lazy);
      remember(children ?? []);
    }
  };
  remember(routes);
  const known = new Set<string>();

  let timer: ReturnType<typeof setTimeout> | undefined;
  return (path: string): void => {
    clearTimeout(timer);
    timer = setTimeout(load, INTENT_AFTER, path);
  };

  function load(path: string): void {
    if (known.has(path)) return;
    known.add(path);
    const match = matchRoutes(routes, path)?.at(-1);
    const code = modules.get(match?.route.id);
    if (!match || !code) return;
    const search = new URL(path, window.location.href).searchParams;
    code().then(
      (page) => (page as PageModule).prefetch?.({ client, params: match.params, search, location }),
      // The page itself says so when it is opened and cannot be had.
      () => known.delete(path),
    );
  }
}
