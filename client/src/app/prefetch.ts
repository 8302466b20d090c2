import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPage } from './routes.tsx';

/** Delay in ms: a pointer that passes over a row of links asks for none of them. */
const INTENT_AFTER = 50;

/** Returns a function that loads the page at a path before it is opened: its code, and its data into the cache. Each path once. */
export function createPrefetch(routes: RouteObject[]) {
  const prefetchedPaths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function prefetch(path: string): Promise<void> {
    if (prefetchedPaths.has(path)) return;
    prefetchedPaths.add(path);
    const request = new Request(new URL(path, window.location.href));
    try {
      await loadPage(routes, path);
      const match = matchRoutes(routes, path)?.at(-1);
      const loader = match?.route.loader;
      if (match && typeof loader === 'function')
        await loader({ request, params: match.params } as LoaderFunctionArgs);
    } catch {
      // The navigation tries again, and its page shows the failure.
      prefetchedPaths.delete(path);
    }
  }

  return (path: string): void => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, INTENT_AFTER, path);
  };
}
