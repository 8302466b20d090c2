import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientDir } from '../config/paths.ts';
import { isUnavailable } from '../database/dialects.ts';
import { identifyDocumentRequest } from '../http/caller.ts';
import { type PreparedResponse, sendPrepared } from '../http/responseCache/preparedResponse.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import { serveImmutableFiles } from '../http/staticFiles.ts';
import { memoizeAsync } from '../lib/limits/memoizeAsync.ts';
import { type MethodsOf, refuseMethod } from '../lib/network/allowedMethods.ts';
import {
  nothingHere,
  type TooManyRequests,
  UNAVAILABLE_MESSAGE,
  UNAVAILABLE_RETRY_SECONDS,
} from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import { loadClientBuild } from './clientBuild.ts';
import { crawlers } from './crawlers.ts';
import { createPageRenderer } from './pageRenderer.ts';
import { createRenderThread } from './renderThread.ts';
import { pathOf, withoutToken } from './secretUrls.ts';
import { type CreateSsrExecutor, pageRequestOf } from './ssrExecutor.ts';
import { createVisitorPages } from './visitorPages.ts';

interface PagesOptions {
  shop: Shop;
  createExecutor: CreateSsrExecutor;
  cache: ResponseCache;
  /** Renders the home page as soon as the server listens, so that the first shopper does not wait for the code to load. */
  preload: boolean;
  methodsOf: MethodsOf;
}

type FindPage = (request: FastifyRequest, url: string) => Promise<PreparedResponse | TooManyRequests>;

/**
 * The storefront: the built client's files, and a page for every URL that no other route answers. Pages are rendered as visitors
 * see them and cached; the cart, My List, orders, checkout and account are rendered for the session cookie's shopper. Without
 * a build, as in development where Vite serves the pages, it answers 503.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { shop, createExecutor, cache, preload, methodsOf } = options;
  const { catalog, env, limits } = shop;
  await app.register(crawlers, { shop });
  if (!existsSync(clientDir)) {
    answerWithPages(app, shop, methodsOf, null);
    return;
  }
  await serveClientFiles(app);
  const thread = createRenderThread(path.join(clientDir, 'server/renderThread.js'), app.log);
  app.addHook('onClose', () => thread.close());
  const build = memoizeAsync(() => loadClientBuild(clientDir, thread, env));
  const renderPage = createPageRenderer({ catalog, createExecutor, build });
  const visitorPage = createVisitorPages({ catalog, cache, renderPage });

  answerWithPages(app, shop, methodsOf, async (request, url) => {
    const pageRequest = pageRequestOf(request, url, env.publicUrl);
    const { isPersonal } = await build();
    if (!isPersonal(pathOf(url))) return visitorPage(pageRequest);
    const sender = await identifyDocumentRequest(shop, request);
    if (!sender.viewer) return visitorPage(pageRequest);
    const tooMany = await limits.consume('page', { address: '', account: sender.viewer.id });
    return tooMany ?? (await renderPage(pageRequest, sender)).response;
  });
  if (preload)
    preloadPages(app, () =>
      visitorPage({ origin: env.publicUrl ?? 'http://localhost', country: '', url: '/' }),
    );
};

/** @param findPage the page for the sender of a request, or the rate limit that is exceeded; null without a build */
function answerWithPages(
  app: FastifyInstance,
  { limits }: Shop,
  methodsOf: MethodsOf,
  findPage: FindPage | null,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const requestPath = pathOf(request.url);
    // No page's URL ends like a file's.
    const isFile = /\.\w+$/.test(requestPath);
    if (isFile || !['GET', 'HEAD'].includes(request.method))
      return refuseMethod(request, reply, methodsOf(requestPath)).send({
        error: nothingHere().message,
      });
    const tooMany = await limits.consume('page', { address: request.ip });
    if (tooMany) return sendTooMany(reply, tooMany);
    if (!findPage) return reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');
    const url = withoutToken(request.url);
    try {
      const page = await findPage(request, url);
      // Some paths, such as that of a webhook, are for POST only.
      const methods = 'body' in page && page.status === 404 ? methodsOf(requestPath) : [];
      if (methods.length > 0)
        return refuseMethod(request, reply, methods).send({ error: nothingHere().message });
      return 'body' in page ? await sendPrepared(request, reply, page) : sendTooMany(reply, page);
    } catch (error) {
      request.log.error({ err: error, url }, 'a page could not be rendered');
      return sendError(reply, request.id, error);
    }
  });
}

async function serveClientFiles(app: FastifyInstance): Promise<void> {
  const client = path.join(clientDir, 'client');
  await serveImmutableFiles(app, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
  });
  await app.register(staticFiles, {
    root: path.join(client, 'files'),
    prefix: '/files/',
    decorateReply: false,
    maxAge: '1d',
  });
}

/** Calls `render` once the server listens. The server closes only after that has ended. */
function preloadPages(app: FastifyInstance, render: () => Promise<unknown>): void {
  let rendering: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', (done) => {
    rendering = render().catch((err) => app.log.error({ err }, 'the pages could not be loaded'));
    done();
  });
  app.addHook('onClose', () => rendering);
}

const sendTooMany = (reply: FastifyReply, { message, retryAfter }: TooManyRequests): FastifyReply =>
  reply.code(429).header('retry-after', retryAfter).type('text/plain').send(`${message}\n`);

function sendError(reply: FastifyReply, requestId: string, error: unknown): FastifyReply {
  if (isUnavailable(error)) {
    reply.code(503).header('retry-after', UNAVAILABLE_RETRY_SECONDS);
    return reply.type('text/plain').send(`${UNAVAILABLE_MESSAGE}\n`);
  }
  return reply.code(500).type('text/plain').send(`Something went wrong (${requestId}). Please try again.\n`);
}
