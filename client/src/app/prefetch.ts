import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PrefetchedPage } from '../lib/prefetch.ts';

/** What a page's module may export beside its component. */
export interface PageModule {
  /** Reads all that the page begins with into the client's cache; rejects when it cannot. */
  prefetch?: (page: PrefetchedPage) => Promise<unknown>;
}

/** Whoever passes over a row of links wants none of them. */
const INTENT_AFTER = 50;

/** What loads each page's module, by its route's id. To be asked first: the router takes `lazy` off a route once it is loaded. */
export function pageModules(
  routes: RouteObject[],
): ReadonlyMap<string | undefined, () => Promise<PageModule>> {
  const modules = new Map<string | undefined, () => Promise<PageModule>>();
  const remember = (list: RouteObject[]) => {
    for (const { id, lazy, children } of list) {
      if (typeof lazy === 'function') modules.set(id, lazy as () => Promise<PageModule>);
      remember(children ?? []);
    }
  };
  remember(routes);
  return modules;
}

/** Gives a function that loads a path's page: its code, and its data into the cache. Each path once. */
export function createPrefetch(routes: RouteObject[], client: ApolloClient, location: string | null) {
  const modules = pageModules(routes);
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
    code()
      .then((page) => page.prefetch?.({ client, params: match.params, search, location }))
      // The page itself says so when it is opened and cannot be had.
      .catch(() => known.delete(path));
  }
}
