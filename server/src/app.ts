import { mkdirSync } from 'node:fs';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GraphQLError } from 'graphql';
import { corsOptions, securityHeaders } from './browserSecurity.ts';
import { type Context, createContext } from './context.ts';
import { isMigrated } from './db/migrate.ts';
import { googleDoor } from './features/accounts/google.rest.ts';
import { webhooks } from './features/orders/webhooks.rest.ts';
import { createGraphql } from './graphql.ts';
import { refuseIf } from './lib/graphqlErrors.ts';
import { newId } from './lib/ids.ts';
import { PICTURES_PATH, UPLOADS_PATH } from './lib/images.ts';
import { OUR_FAULT } from './lib/problems.ts';
import { answerBadPath, answerUnreadable } from './lib/restAnswers.ts';
import { type Execute, pages } from './pages/pages.ts';
import { demoMediaDir, uploadsDir } from './paths.ts';
import { isVisit, openPlayground, playground } from './playground.ts';
import { answerError, rest } from './rest.ts';
import { sandboxPlugin } from './sandbox/sandbox.ts';
import type { Shop } from './shop.ts';
import { graphqlCaller } from './viewer.ts';

const BODY_LIMIT = 100 * 1024;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The whole shop behind one HTTP server, ready to listen. */
export async function createApp(shop: Shop): Promise<FastifyInstance> {
  const { trustedProxies: proxies } = shop.env;
  const loggerInstance: FastifyBaseLogger = shop.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newId,
    trustProxy: proxies > 0 && ((_: string, hop: number) => hop < proxies),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerBadPath,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  await app.register(helmet, securityHeaders(shop.env));
  await app.register(cors, corsOptions(shop.env));
  await app.register(cookie, { secret: shop.env.cookieSecret });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isMigrated(shop.db).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  mkdirSync(uploadsDir(shop.env), { recursive: true });
  for (const [path, root] of [
    [PICTURES_PATH, demoMediaDir],
    [UPLOADS_PATH, uploadsDir(shop.env)],
  ] as const) {
    await app.register(staticFiles, {
      root,
      prefix: `${path}/`,
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      // Clients of the REST door may be pages of another origin.
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
    });
  }
  if (shop.google) await app.register(googleDoor, { shop, google: shop.google });
  await app.register(webhooks, { shop });
  await app.register(rest, { shop, prefix: '/api' });
  const execute = await mountGraphql(app, shop);
  await mountSandbox(app, shop);
  await app.register(pages, { shop, execute });
  return app;
}

/** @returns what runs an operation as a visitor, without a network in between */
async function mountGraphql(app: FastifyInstance, shop: Shop): Promise<Execute> {
  const apollo = createGraphql([fastifyApolloDrainPlugin(app)]);
  await apollo.start();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    preHandler: async (request, reply) => (isVisit(request) ? openPlayground(reply) : undefined),
    handler: fastifyApolloHandler(apollo, {
      context: (request) => graphqlContext(shop, request),
    }),
  });
  await app.register(playground);
  return async ({ query, variables, operationName }) => {
    const contextValue = createContext(shop, { requestId: newId(), address: '', viewer: null, token: null });
    const { body } = await apollo.executeOperation({ query, variables, operationName }, { contextValue });
    if (body.kind !== 'single') throw new Error('Pages ask for nothing that is answered in parts');
    return body.singleResult;
  };
}

/** A failure to find out who is calling is our fault: logged and masked, like those of fields. */
async function graphqlContext(shop: Shop, request: FastifyRequest): Promise<Context> {
  try {
    refuseIf(await shop.limits.take('graphql', { address: request.ip }));
    const caller = await graphqlCaller(shop, request);
    refuseIf(await shop.limits.take('graphql', { address: '', account: caller.viewer?.id }));
    return createContext(shop, caller);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    request.log.error({ err: error }, 'the caller could not be looked up');
    throw new GraphQLError(OUR_FAULT, {
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: request.id, http: { status: 500 } },
    });
  }
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
