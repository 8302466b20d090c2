import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { clientDir } from '../config/paths.ts';
import { isUnavailable } from '../database/dialects.ts';
import {
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '../http/responseCache/preparedResponse.ts';
import type { ResponseCache } from '../http/responseCache/responseCache.ts';
import { rejectWhenOverloaded } from '../lib/limiter.ts';
import { memoizeAsync } from '../lib/memoizeAsync.ts';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import { crawlers } from './crawlers.ts';
import { ownPages } from './ownPages.ts';
import { createRendering } from './rendering.ts';
import { isSecretive, withoutSecret } from './secretive.ts';
import { loadSite, type Page } from './site.ts';
import { type Asked, askedBy, type OpenVisit } from './visits.ts';

/** What pages read of their addresses. Those with anything else are rendered too, but are not worth keeping. */
const PARAMETERS = ['q', 'min', 'max', 'rating', 'sort', 'page'];

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface PagesOptions {
  shop: Shop;
  openVisit: OpenVisit;
  cache: ResponseCache;
  /** Renders the home page as soon as the server listens. */
  preload: boolean;
}

/**
 * The storefront: the built client's files, and for every address that nothing else answers its page, rendered as a
 * visitor sees it. Without a build (as in development, where Vite serves the pages) it says so.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { shop, openVisit, cache, preload }) => {
  let built = false;
  /** Asked until it is so: the question goes to the disk. */
  const isBuilt = () => {
    built ||= existsSync(clientDir);
    return built;
  };
  const { publicUrl } = shop.env;
  await app.register(crawlers, { shop });
  if (isBuilt()) {
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

  const site = memoizeAsync(() => loadSite(clientDir));
  const render = createRendering();
  if (isBuilt()) await app.register(ownPages, { shop, openVisit, site, render });
  /** For when none can be rendered; made once, because these are sent when there is most to do. */
  const unrendered = memoizeAsync(async () => {
    const page = (await site()).unrendered;
    return { open: answerOf(page, false), secretive: answerOf(page, true) };
  });

  const begin = (asked: Asked): Promise<PreparedResponse> =>
    render(async (inTurn) => {
      await shop.catalog.ensureFresh();
      const { execute, dependencies } = openVisit();
      const page = await (await site()).render({ ...asked, execute, inTurn });
      const answer = answerOf(page, isSecretive(asked.url));
      // One whose data could not be read may be right the next time, and addresses of nothing are without number.
      if (page.status < 400 && isKnown(asked.url))
        cache.store(keyOf(asked), { response: answer, dependencies, scope: 'PUBLIC' });
      return answer;
    });

  /** The same page of the same catalogue is rendered once for all who ask for it meanwhile. */
  const rendering = new Map<string, Promise<PreparedResponse>>();
  function rendered(asked: Asked): Promise<PreparedResponse> {
    const key = `${shop.catalog.snapshot.revision} ${keyOf(asked)}`;
    const underWay = rendering.get(key) ?? begin(asked).finally(() => rendering.delete(key));
    rendering.set(key, underWay);
    return underWay;
  }

  async function pageOf(asked: Asked): Promise<PreparedResponse> {
    const cached = await cache.find(keyOf(asked));
    if (cached) return cached.response;
    // Not on anybody's patience: the shop has just been started.
    await site();
    const made = await rejectWhenOverloaded(() => rendered(asked));
    return 'body' in made ? made : (await unrendered())[isSecretive(asked.url) ? 'secretive' : 'open'];
  }

  let warm: Promise<unknown> = Promise.resolve();

  app.addHook('onListen', (done) => {
    if (preload && isBuilt())
      warm = pageOf({ origin: publicUrl ?? 'http://localhost', country: '', url: '/' }).catch((err) =>
        app.log.error({ err }, 'the pages could not be loaded'),
      );
    done();
  });
  app.addHook('onClose', () => warm);

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const url = withoutSecret(request.url);
    // No page's address ends like a file's.
    if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(pathname)) {
      return reply.code(404).send({ error: 'There is nothing at this address' });
    }
    const tooMany = await shop.limits.take('page', { address: request.ip });
    if (tooMany) {
      reply.header('retry-after', tooMany.retryAfter);
      return reply.code(429).type('text/plain').send(`${tooMany.message}\n`);
    }
    if (!isBuilt()) {
      return reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');
    }
    try {
      return await sendPrepared(request, reply, await pageOf(askedBy(request, url, publicUrl)));
    } catch (error) {
      request.log.error({ err: error, url }, 'a page failed');
      if (isUnavailable(error))
        return reply
          .code(503)
          .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
          .type('text/plain')
          .send(`${UNAVAILABLE_MESSAGE}\n`);
      return reply
        .code(500)
        .type('text/plain')
        .send(`Something went wrong (${request.id}). Please try again.\n`);
    }
  });
};

const keyOf = ({ origin, country, url }: Asked): string => `page ${origin} ${country} ${url}`;

const answerOf = (page: Page, secretive: boolean): PreparedResponse =>
  prepareResponse(page.status, headersOf(page, secretive), page.html);

const isKnown = (url: string): boolean =>
  [...new URLSearchParams(url.split('?')[1]).keys()].every((name) => PARAMETERS.includes(name));

const headersOf = ({ status }: Page, secretive: boolean): Record<string, string> => ({
  ...(secretive
    ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    : { 'cache-control': 'no-cache' }),
  vary: 'cookie, accept-encoding',
  ...(status === 503 ? { 'retry-after': String(UNAVAILABLE_RETRY_SECONDS) } : {}),
  'content-type': 'text/html; charset=utf-8',
});
