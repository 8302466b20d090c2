import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { corsOptions, securityHeaders } from './browserSecurity.ts';
import { createContext } from './context.ts';
import { isMigrated } from './db/migrate.ts';
import { webhooks } from './features/orders/webhooks.rest.ts';
import { createGraphql } from './graphql.ts';
import { newId } from './lib/ids.ts';
import { PICTURES_PATH } from './lib/images.ts';
import { answerBadPath, answerUnreadable } from './lib/restAnswers.ts';
import { type Execute, pages } from './pages/pages.ts';
import { demoMediaDir } from './paths.ts';
import { rest } from './rest.ts';
import { sandboxPlugin } from './sandbox/sandbox.ts';
import type { Shop } from './shop.ts';
import { graphqlCaller } from './viewer.ts';

const BODY_LIMIT = 100 * 1024;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The whole shop behind one HTTP server, ready to listen. */
export async function createApp(shop: Shop): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = shop.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: shop.env.trustProxy,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerBadPath,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
  });
  await app.register(helmet, securityHeaders(shop.env));
  await app.register(cors, corsOptions(shop.env));
  await app.register(cookie);

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isMigrated(shop.db).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  await app.register(staticFiles, {
    root: demoMediaDir,
    prefix: `${PICTURES_PATH}/`,
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_MS,
  });
  await app.register(webhooks, { shop });
  await app.register(rest, { shop, prefix: '/api' });
  const execute = await mountGraphql(app, shop);
  await mountSandbox(app, shop);
  await app.register(pages, { execute });
  return app;
}

/** @returns what runs an operation as a visitor, without a network in between */
async function mountGraphql(app: FastifyInstance, shop: Shop): Promise<Execute> {
  const apollo = createGraphql([fastifyApolloDrainPlugin(app)]);
  await apollo.start();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: fastifyApolloHandler(apollo, {
      context: async (request) => createContext(shop, await graphqlCaller(shop, request)),
    }),
  });
  return async ({ query, variables, operationName }) => {
    const contextValue = createContext(shop, { requestId: newId(), address: '', viewer: null, token: null });
    const { body } = await apollo.executeOperation({ query, variables, operationName }, { contextValue });
    if (body.kind !== 'single') throw new Error('Pages ask for nothing that is answered in parts');
    return body.singleResult;
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
