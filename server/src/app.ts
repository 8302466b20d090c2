import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { demoMediaDir } from './config/paths.ts';
import { isMigrated } from './database/migrate.ts';
import { createWriteCheck } from './database/writeCheck.ts';
import { features } from './features/features.ts';
import { createBrowsingOperations } from './graphql/browsingOperations.ts';
import { graphqlHandler } from './graphql/handler.ts';
import { playgroundFiles } from './graphql/playground.ts';
import { createApollo } from './graphql/server.ts';
import { identifyByBearer } from './http/caller.ts';
import { connectionOptions, limitConnections } from './http/connectionLimits.ts';
import { cspReports } from './http/cspReports.ts';
import { deskFiles } from './http/deskFiles.ts';
import { health } from './http/health.ts';
import { toOriginForm } from './http/originForm.ts';
import { nameRequestsInSql } from './http/requestComments.ts';
import { createResponseCaches } from './http/responseCache/responseCache.ts';
import { addSecurityHeaders, corsOptions } from './http/securityHeaders.ts';
import { serveImmutableFiles } from './http/staticFiles.ts';
import { collectMethods } from './lib/network/allowedMethods.ts';
import { PICTURES_PATH } from './lib/pictures/images.ts';
import type { AppObserver } from './metrics/observer.ts';
import { rejectInvalidHeaders, sendClientError, sendInvalidPath } from './rest/invalidRequests.ts';
import { restRouter, sendError } from './rest/router.ts';
import type { Shop } from './shop.ts';
import { toDecodableUrl } from './ssr/decodableUrl.ts';
import { pages } from './ssr/pages.ts';
import { ssrExecutorFactory } from './ssr/ssrExecutor.ts';
import type { Tracing } from './tracing/openTracing.ts';
import { forwardDemoServices, registerDemoServices } from './workers/demoServices.ts';

const BODY_LIMIT = 100 * 1024;
/** An idle worker may accept most of the connections that arrive together; new ones are shared out better while all are busy. */
const WORKER_REQUESTS_PER_CONNECTION = 1000;

interface AppOptions {
  /** Renders the home page once the server listens, so that the first shopper does not wait for it. */
  preloadPages?: boolean;
  /** Aborted when the process begins to shut down. */
  shutdown?: AbortSignal;
  /** Where the demo's payment provider and mails are; null: in this process. */
  demoServicesUrl?: string | null;
  /** Measures what the app does. */
  observer?: AppObserver | undefined;
  /** Records the spans of requests. */
  tracing?: Pick<Tracing, 'traceRequests' | 'apolloPlugin'> | undefined;
}

/** The shop's HTTP server, ready to listen: all plugins and routes are registered here. */
export async function createApp(
  openedShop: Shop,
  { preloadPages = false, shutdown, demoServicesUrl = null, observer, tracing }: AppOptions = {},
): Promise<FastifyInstance> {
  const shop = observer?.observeShop(openedShop) ?? openedShop;
  const { env, log, db, catalog, limits } = shop;
  const app = createServer(shop);
  limitConnections(app, env, log);
  tracing?.traceRequests(app);
  observer?.observeRequests(app);
  if (env.sqlComments) nameRequestsInSql(app);
  app.setErrorHandler(sendError);
  const methodsOf = collectMethods(app);
  addSecurityHeaders(app, env);
  rejectInvalidHeaders(app);
  await app.register(cors, corsOptions(env));
  await app.register(cookie, { secret: env.cookieSecret });

  await app.register(health, {
    isMigrated: () => isMigrated({ source: db.probe }),
    isWritable: createWriteCheck(db, log),
    catalog,
    log,
    shutdown,
  });
  await app.register(cspReports, { limits, log });
  await observer?.addRoutes(app, shop);
  await serveImmutableFiles(app, {
    root: demoMediaDir,
    prefix: `${PICTURES_PATH}/`,
    // REST clients may run on other origins.
    setHeaders: (response) => void response.header('cross-origin-resource-policy', 'cross-origin'),
  });
  const routeOptions = { shop, identify: (request: FastifyRequest) => identifyByBearer(shop, request) };
  for (const { routes = [] } of features) for (const route of routes) await app.register(route, routeOptions);

  const responseCaches = createResponseCaches(shop);
  const caches = observer?.observeCaches(responseCaches) ?? responseCaches;
  await app.register(restRouter, { shop, cache: caches.rest, methodsOf, prefix: '/api' });
  const browsing = createBrowsingOperations();
  const apollo = createApollo(
    [browsing, observer, tracing].flatMap((part) => (part ? [part.apolloPlugin] : [])),
  );
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  await app.register(graphqlHandler, { shop, apollo, browsing, cache: caches.graphql });
  await app.register(playgroundFiles);
  await app.register(deskFiles);
  if (demoServicesUrl) await forwardDemoServices(app, demoServicesUrl);
  else await registerDemoServices(app, env, shop.sandboxMailbox);
  await app.register(pages, {
    shop,
    createExecutor: ssrExecutorFactory(apollo, shop),
    cache: caches.pages,
    preload: preloadPages,
    methodsOf,
  });
  return app;
}

function createServer({ env, log }: Shop): FastifyInstance {
  const { trustedProxies, workers } = env;
  const { http, ...timeouts } = connectionOptions(env);
  const loggerInstance: FastifyBaseLogger = log;
  return fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Faster than UUIDv7: Node generates the random bytes in advance.
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies > 0 && ((_: string, hop: number) => hop < trustedProxies),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(toOriginForm(url)),
    frameworkErrors: sendInvalidPath,
    clientErrorHandler: sendClientError,
    // `rejectInvalidHeaders` checks it instead: Node's response is not JSON.
    http: { ...http, requireHostHeader: false },
    ...timeouts,
    forceCloseConnections: 'idle',
    ...(workers > 1 && { maxRequestsPerSocket: WORKER_REQUESTS_PER_CONNECTION }),
  });
}
