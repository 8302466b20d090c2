import type { CacheDependencies } from '../features/catalog/cacheDependencies.ts';
import type { Sender } from '../http/caller.ts';
import type { PreparedResponse } from '../http/responseCache/preparedResponse.ts';
import { OverloadedError } from '../lib/limits/limiter.ts';
import { memoizeAsync } from '../lib/limits/memoizeAsync.ts';
import type { Shop } from '../shop.ts';
import type { ClientBuild } from './clientBuild.ts';
import { pageResponse } from './pageResponse.ts';
import { createRenderQueue } from './renderQueue.ts';
import { hasTokenInUrl } from './secretUrls.ts';
import type { CreateSsrExecutor, PageRequest } from './ssrExecutor.ts';

interface PageRendererOptions {
  catalog: Pick<Shop['catalog'], 'ensureFresh'>;
  createExecutor: CreateSsrExecutor;
  build: () => Promise<ClientBuild>;
}

interface RenderedPage {
  response: PreparedResponse;
  /** Null for the empty page, which is sent when too many pages are queued. */
  dependencies: CacheDependencies | null;
}

/** Renders a page as its sender sees it, by default a visitor. */
export type RenderPage = (request: PageRequest, sender?: Sender) => Promise<RenderedPage>;

export function createPageRenderer({ catalog, createExecutor, build }: PageRendererOptions): RenderPage {
  const enqueue = createRenderQueue();
  // Prepared once, because they are sent under the highest load.
  const emptyResponses = memoizeAsync(async () => {
    const { emptyPage } = await build();
    return {
      public: pageResponse(emptyPage, 'public'),
      token: pageResponse(emptyPage, 'token'),
      personal: pageResponse(emptyPage, 'personal'),
    };
  });

  return async (request, sender) => {
    const audience = sender ? 'personal' : hasTokenInUrl(request.url) ? 'token' : 'public';
    // The first request after the start waits for the build outside of the queue and its deadline.
    const { render } = await build();
    try {
      return await enqueue(async (expiresAt) => {
        await catalog.ensureFresh();
        const { execute, dependencies } = createExecutor(sender);
        const page = await render({ ...request, execute, isSignedIn: sender !== undefined, expiresAt });
        return { response: pageResponse(page, audience), dependencies };
      });
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      return { response: (await emptyResponses())[audience], dependencies: null };
    }
  };
}
