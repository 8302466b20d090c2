import type { PreparedResponse } from '../http/responseCache/preparedResponse.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import { rejectWhenOverloaded } from '../lib/limiter.ts';
import { memoizeAsync } from '../lib/memoizeAsync.ts';
import type { Shop } from '../shop.ts';
import type { ClientBuild } from './clientBuild.ts';
import { pageResponse } from './pageResponse.ts';
import type { RenderQueue } from './renderQueue.ts';
import { hasTokenInUrl } from './secretUrls.ts';
import type { CreateSsrExecutor, PageRequest } from './ssrExecutor.ts';

/** The query parameters that pages read. URLs with others are rendered but not cached: there are any number of them. */
const PARAMETERS = ['q', 'min', 'max', 'rating', 'sort', 'page'];

interface VisitorPagesOptions {
  shop: Shop;
  cache: ResponseCache;
  build: () => Promise<ClientBuild>;
  enqueue: RenderQueue;
  createExecutor: CreateSsrExecutor;
}

/** Returns the function that answers with a page as visitors see it: from the cache, or else rendered. */
export function createVisitorPages({ shop, cache, build, enqueue, createExecutor }: VisitorPagesOptions) {
  const render = (request: PageRequest): Promise<PreparedResponse> =>
    enqueue(async (inTurn) => {
      await shop.catalog.ensureFresh();
      const { execute, dependencies } = createExecutor();
      const page = await (await build()).render({ ...request, execute, isSignedIn: false, inTurn });
      const response = pageResponse(page, hasTokenInUrl(request.url) ? 'token' : 'public');
      // A failure may be over at the next request, and there are any number of URLs that lead nowhere.
      if (page.status < 400 && hasOnlyKnownParameters(request.url))
        cache.store(keyOf(request), { response, dependencies, scope: 'PUBLIC' });
      return response;
    });

  /** Simultaneous requests for the same page of the same catalogue share one rendering. */
  const running = new Map<string, Promise<PreparedResponse>>();
  function renderShared(request: PageRequest): Promise<PreparedResponse> {
    const key = `${shop.catalog.snapshot.revision} ${keyOf(request)}`;
    const rendering = running.get(key) ?? render(request).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  /** Made once, because these are sent under the highest load. */
  const emptyPages = memoizeAsync(async () => {
    const { emptyPage } = await build();
    return { public: pageResponse(emptyPage, 'public'), token: pageResponse(emptyPage, 'token') };
  });

  return async (request: PageRequest): Promise<PreparedResponse> => {
    const cached = await cache.find(keyOf(request));
    if (cached) return cached.response;
    // The first request after the start waits for the build outside the queue and its deadline.
    await build();
    const response = await rejectWhenOverloaded(() => renderShared(request));
    if ('body' in response) return response;
    return (await emptyPages())[hasTokenInUrl(request.url) ? 'token' : 'public'];
  };
}

const keyOf = ({ origin, country, url }: PageRequest): string => `page ${origin} ${country} ${url}`;

const hasOnlyKnownParameters = (url: string): boolean =>
  [...new URLSearchParams(url.split('?')[1]).keys()].every((name) => PARAMETERS.includes(name));
