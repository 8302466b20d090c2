import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import staticFiles from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sandboxPlugin } from '../sandbox/sandbox.ts';
import { demoMediaDir } from './config/paths.ts';
import { isMigrated } from './database/migrate.ts';
import { googleDoor } from './features/auth/google.rest.ts';
import { pictures } from './features/auth/pictures.rest.ts';
import { webhooks } from './features/checkout/webhooks.rest.ts';
import { mountGraphql } from './graphql/handler.ts';
import { playground } from './graphql/playground.ts';
import { cspReports } from './http/cspReports.ts';
import { corsOptions, securityHeaders } from './http/securityHeaders.ts';
import { PICTURES_PATH } from './lib/images.ts';
import { answerBadPath, answerUnreadable } from './rest/errors.ts';
import { answerError, rest } from './rest/router.ts';
import type { Shop } from './shop.ts';
import { pages } from './ssr/pages.ts';
import { readableAddress } from './ssr/readableAddress.ts';

const BODY_LIMIT = 100 * 1024;
const READY_MS = 1000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The whole shop behind one HTTP server, ready to listen.
 * @param ahead.pages has the pages' code loaded as soon as it listens, so that the first shopper does not wait for it
 */
export async function createApp(shop: Shop, ahead = { pages: false }): Promise<FastifyInstance> {
  const { trustedProxies: proxies } = shop.env;
  const loggerInstance: FastifyBaseLogger = shop.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Node draws its random bytes ahead, which the ids of what is stored do not.
    genReqId: () => randomUUID(),
    trustProxy: proxies > 0 && ((_: string, hop: number) => hop < proxies),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: answerBadPath,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  const security = await securityHeaders(shop.env);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(security);
    done();
  });
  await app.register(cors, corsOptions(shop.env));
  await app.register(cookie, { secret: shop.env.cookieSecret });

  app.get('/healthz', async () => ({ status: 'alive' }));
  const isReady = readiness(shop);
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  await app.register(staticFiles, {
    root: demoMediaDir,
    prefix: `${PICTURES_PATH}/`,
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_MS,
    // Clients of the REST door may be pages of another origin.
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
  await app.register(pictures, { shop });
  await app.register(cspReports, { shop });
  if (shop.google) await app.register(googleDoor, { shop, google: shop.google });
  await app.register(webhooks, { shop });
  await app.register(rest, { shop, prefix: '/api' });
  const openVisit = await mountGraphql(app, shop);
  await app.register(playground);
  await mountSandbox(app, shop);
  await app.register(pages, { shop, openVisit, ahead: ahead.pages });
  return app;
}

/**
 * Whether the database can be used, and searches find all products. Anybody may ask, so the database is asked once for all who do,
 * and believed for a second.
 */
function readiness({ db, catalog }: Shop): () => Promise<boolean> {
  let readyUntil = 0;
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const ready = await isMigrated(db).catch(() => false);
    if (ready) readyUntil = performance.now() + READY_MS;
    asking = undefined;
    return ready;
  };
  return async () => {
    if (!catalog.isSearchable) return false;
    if (performance.now() < readyUntil) return true;
    asking ??= ask();
    return asking;
  };
}

/** The payment provider of demo mode. It lives in this process, but the shop talks to it over HTTP as to the real one. */
async function mountSandbox(app: FastifyInstance, { env }: Shop): Promise<void> {
  const { sandbox, keyId, keySecret, webhookSecrets } = env.payments;
  if (!sandbox) return;
  await app.register(sandboxPlugin, {
    prefix: '/sandbox',
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0],
    ...sandbox,
  });
}
