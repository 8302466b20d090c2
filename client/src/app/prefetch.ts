import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPage } from './routes.tsx';

/** In ms; a pointer that only passes over links prefetches nothing. */
const PREFETCH_DELAY = 50;

/** Returns a function that loads the code of the page at a path, and its data into the cache. Each path is loaded once. */
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
      // The navigation tries again and shows the error.
      prefetchedPaths.delete(path);
    }
  }

  return (path: string): void => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, PREFETCH_DELAY, path);
  };
}
