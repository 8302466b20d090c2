import type { PreparedResponse } from '../http/responseCache/preparedResponse.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import type { Shop } from '../shop.ts';
import type { RenderPage } from './pageRenderer.ts';
import type { PageRequest } from './ssrExecutor.ts';

/** The query parameters that pages read. URLs with others are rendered but not cached: there are any number of them. */
const PARAMETERS = ['q', 'min', 'max', 'rating', 'sort', 'page'];

interface VisitorPagesOptions {
  catalog: Pick<Shop['catalog'], 'snapshot'>;
  cache: ResponseCache;
  renderPage: RenderPage;
}

/** Returns the function that answers with a page as visitors see it: from the cache, or else rendered. */
export function createVisitorPages({ catalog, cache, renderPage }: VisitorPagesOptions) {
  async function renderAndCache(request: PageRequest): Promise<PreparedResponse> {
    const { response, dependencies } = await renderPage(request);
    // A failure may be over at the next request, and there are any number of URLs that lead nowhere.
    if (dependencies && response.status < 400 && hasOnlyKnownParameters(request.url))
      cache.store(keyOf(request), { response, dependencies, scope: 'PUBLIC' });
    return response;
  }

  /** Simultaneous requests for the same page of the same catalogue share one rendering. */
  const running = new Map<string, Promise<PreparedResponse>>();
  return async (request: PageRequest): Promise<PreparedResponse> => {
    const cached = await cache.find(keyOf(request));
    if (cached) return cached.response;
    const key = `${catalog.snapshot.revision} ${keyOf(request)}`;
    const rendering = running.get(key) ?? renderAndCache(request).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };
}

const keyOf = ({ origin, country, url }: PageRequest): string => `page ${origin} ${country} ${url}`;

const hasOnlyKnownParameters = (url: string): boolean =>
  [...new URLSearchParams(url.split('?')[1]).keys()].every((name) => PARAMETERS.includes(name));
