import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientDir } from '../config/paths.ts';
import { isUnavailable } from '../database/dialects.ts';
import { type Caller, identifyDocumentRequest } from '../http/caller.ts';
import { type PreparedResponse, sendPrepared } from '../http/responseCache/preparedResponse.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import { rejectWhenOverloaded } from '../lib/limiter.ts';
import { memoizeAsync } from '../lib/memoizeAsync.ts';
import { type TooManyRequests, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import { loadClientBuild } from './clientBuild.ts';
import { crawlers } from './crawlers.ts';
import { pageResponse } from './pageResponse.ts';
import { createRenderQueue } from './renderQueue.ts';
import { withoutToken } from './secretUrls.ts';
import { type CreateSsrExecutor, type PageRequest, pageRequestOf } from './ssrExecutor.ts';
import { createVisitorPages } from './visitorPages.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface PagesOptions {
  shop: Shop;
  createExecutor: CreateSsrExecutor;
  cache: ResponseCache;
  /** Renders the home page as soon as the server listens, so that the first shopper does not wait for the code to load. */
  preload: boolean;
}

/**
 * The storefront: the built client's files, and a page for every URL that no other route answers. Pages are rendered as visitors
 * see them and cached; the cart, My List, orders, checkout and account are rendered for the session cookie's shopper. Without
 * a build, as in development where Vite serves the pages, it answers 503.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { shop, createExecutor, cache, preload } = options;
  const { publicUrl } = shop.env;
  let built = false;
  const isBuilt = () => {
    built ||= existsSync(clientDir);
    return built;
  };
  await app.register(crawlers, { shop });
  if (isBuilt()) await serveAssets();

  const build = memoizeAsync(() => loadClientBuild(clientDir));
  const enqueue = createRenderQueue();
  const visitorPage = createVisitorPages({ shop, cache, build, enqueue, createExecutor });

  async function personalPage(request: PageRequest, caller: Caller): Promise<PreparedResponse> {
    const page = await rejectWhenOverloaded(() =>
      enqueue(async (inTurn) => {
        await shop.catalog.ensureFresh();
        const { execute } = createExecutor(caller);
        return (await build()).render({ ...request, execute, isSignedIn: true, inTurn });
      }),
    );
    return pageResponse('html' in page ? page : (await build()).emptyPage, 'personal');
  }

  /** The page for whoever sends the request, or the rate limit that is exceeded. */
  async function findPage(request: FastifyRequest, url: string): Promise<PreparedResponse | TooManyRequests> {
    const pageRequest = pageRequestOf(request, url, publicUrl);
    const { isPersonal } = await build();
    if (!isPersonal(pathOf(url))) return visitorPage(pageRequest);
    const caller = await identifyDocumentRequest(shop, request);
    if (!caller.viewer) return visitorPage(pageRequest);
    const tooMany = await shop.limits.take('page', { address: '', account: caller.viewer.id });
    return tooMany ?? personalPage(pageRequest, caller);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const url = withoutToken(request.url);
    // No page's URL ends like a file's.
    if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(pathOf(request.url))) {
      return reply.code(404).send({ error: 'There is nothing at this address' });
    }
    const tooMany = await shop.limits.take('page', { address: request.ip });
    if (tooMany) return refuse(reply, tooMany);
    if (!isBuilt()) {
      return reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');
    }
    try {
      const page = await findPage(request, url);
      return 'body' in page ? await sendPrepared(request, reply, page) : refuse(reply, page);
    } catch (error) {
      request.log.error({ err: error, url }, 'a page could not be rendered');
      return sendError(reply, request.id, error);
    }
  });

  let warmingUp: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', (done) => {
    if (preload && isBuilt()) {
      const home = { origin: publicUrl ?? 'http://localhost', country: '', url: '/' };
      warmingUp = visitorPage(home).catch((err) => app.log.error({ err }, 'the pages could not be loaded'));
    }
    done();
  });
  app.addHook('onClose', () => warmingUp);

  async function serveAssets(): Promise<void> {
    await app.register(staticFiles, {
      root: path.join(clientDir, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
    });
    await app.register(staticFiles, {
      root: path.join(clientDir, 'client/files'),
      prefix: '/files/',
      decorateReply: false,
      maxAge: '1d',
    });
  }
};

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const refuse = (reply: FastifyReply, { message, retryAfter }: TooManyRequests): FastifyReply =>
  reply.code(429).header('retry-after', retryAfter).type('text/plain').send(`${message}\n`);

function sendError(reply: FastifyReply, requestId: string, error: unknown): FastifyReply {
  if (isUnavailable(error)) {
    reply.code(503).header('retry-after', UNAVAILABLE_RETRY_SECONDS);
    return reply.type('text/plain').send(`${UNAVAILABLE_MESSAGE}\n`);
  }
  return reply.code(500).type('text/plain').send(`Something went wrong (${requestId}). Please try again.\n`);
}
