import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { isUnavailable } from '../database/dialects.ts';
import { anonymousSender, bearerTokenOf, identifyByBearer } from '../http/caller.ts';
import { prepareResponse, sendPrepared } from '../http/responseCache/preparedResponse.ts';
import type { CachedResponse, CacheScope, ResponseCache } from '../http/responseCache/responseCache.ts';
import { sessionCookieOf } from '../http/sessionCookie.ts';
import {
  INTERNAL_ERROR_MESSAGE,
  type TooManyRequests,
  UNAVAILABLE_MESSAGE,
  UNAVAILABLE_RETRY_SECONDS,
} from '../lib/problems.ts';
import { inOperationSpan } from '../lib/span.ts';
import type { Shop } from '../shop.ts';
import { limitBody, STAFF_BODY_LIMIT } from './bodyLimit.ts';
import type { createBrowsingOperations } from './browsingOperations.ts';
import { cacheScopeOf } from './cacheScopePlugin.ts';
import { type Context, createContext } from './context.ts';
import { throwIfTooMany, unavailableError } from './errors.ts';
import { isPlaygroundVisit, sendPlayground } from './playground.ts';

/** Shared caches may answer visitors for one second. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

const OVERLOADED = JSON.stringify({
  errors: [{ message: UNAVAILABLE_MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
});

interface GraphqlHandlerOptions {
  shop: Shop;
  apollo: ApolloServer<Context>;
  browsing: ReturnType<typeof createBrowsingOperations>;
  cache: ResponseCache;
}

/**
 * GET and POST /graphql: from the response cache if possible, otherwise by Apollo Server. What is known to be browsing waits for its
 * turn, and is answered with 503 when too much of it waits.
 */
export async function graphqlHandler(app: FastifyInstance, options: GraphqlHandlerOptions): Promise<void> {
  const { shop, browsing, cache } = options;
  keepBodyAsText(app);
  app.setErrorHandler(sendError);
  refuseOtherMethods(app);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    bodyLimit: STAFF_BODY_LIMIT,
    preParsing: (request, _, payload) => limitBody(shop, request, payload),
    async handler(request, reply) {
      if (isPlaygroundVisit(request)) return sendPlayground(reply, shop.env);
      const key = cacheKeyOf(request);
      const isVisitor = bearerTokenOf(request) === null;
      const tooMany = await shop.limits.consume('graphql', { address: request.ip });
      if (!tooMany) {
        const entry = await findCached(cache, key);
        if (entry && (isVisitor || entry.scope === 'PUBLIC'))
          return sendPrepared(request, reply, entry.response);
      }
      const body = withoutEmptyFields(await parseBody(request));
      // Who exceeds the rate limit must not take the places of others.
      const release =
        !tooMany && browsing.includes(request, body)
          ? await shop.browsing.admit()
          : shop.browsing.beginOther();
      if (release === 'overloaded') return sendOverloaded(reply);
      try {
        return await execute(request, reply, options, { key, body, isVisitor, tooMany });
      } finally {
        release();
      }
    },
  });
}

/** Other methods are answered before their body is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    url: '/graphql',
    method: ['PUT', 'PATCH', 'DELETE'],
    config: { refuses: true },
    onRequest: async (_, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD, POST')
        .send({ errors: [{ message: 'GraphQL takes GET and POST', extensions: { code: 'BAD_REQUEST' } }] }),
    handler: () => {},
  });
}

/** For requests that do not reach Apollo, such as a body that is no JSON. Unexpected errors are logged and masked. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message } = error;
  if (statusCode < 500)
    return reply.code(statusCode).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  request.log.error({ err: error }, 'a GraphQL request failed');
  if (isUnavailable(error)) return sendOverloaded(reply);
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: request.id };
  return reply.code(500).send({ errors: [{ message: INTERNAL_ERROR_MESSAGE, extensions }] });
}

/** Without Apollo, because it is sent under the highest load. */
const sendOverloaded = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(OVERLOADED);

/** Accepts only JSON and leaves it as text: the text is the cache key, and most requests need no parsing. */
function keepBodyAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
}

/** A cache that cannot check its entry counts as a miss: the execution then reports the failure as a GraphQL error. */
async function findCached(cache: ResponseCache, key: string): Promise<CachedResponse | undefined> {
  try {
    return await cache.find(key);
  } catch {
    return undefined;
  }
}

async function execute(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, apollo, cache }: GraphqlHandlerOptions,
  {
    key,
    body,
    isVisitor,
    tooMany,
  }: { key: string; body: unknown; isVisitor: boolean; tooMany: TooManyRequests | null },
): Promise<FastifyReply> {
  let ctx: Context | undefined;
  const createCallerContext = async () => {
    throwIfTooMany(tooMany);
    ctx = createContext(shop, anonymousSender(request));
    ctx.sessionCookie = sessionCookieOf(request, reply, shop.env.publicUrl);
    if (!isVisitor) ctx.identifyCaller = () => createViewerContext(shop, request, reply);
    return ctx;
  };
  const httpGraphQLRequest = {
    method: request.method,
    headers: toHeaderMap(request),
    search: searchOf(request),
    body,
  };
  const result = await inOperationSpan(() =>
    apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: createCallerContext }),
  );
  const { status = 200 } = result;
  const headers = Object.fromEntries(result.headers);
  const text = textOf(result.body);
  // For an identified caller the scope is undefined: Apollo ran with another context than this one.
  const scope = status === 200 && ctx ? cacheScopeOf(ctx) : undefined;
  if (!ctx || !scope) {
    if (request.method === 'GET') reply.header('cache-control', 'no-store');
    return reply.code(status).headers(headers).send(text);
  }
  const response = prepareResponse(
    status,
    { ...headers, ...(request.method === 'GET' ? sharedCacheHeaders(scope) : {}) },
    text,
  );
  cache.store(key, { response, dependencies: ctx.dependencies, scope });
  return sendPrepared(request, reply, response);
}

const sharedCacheHeaders = (scope: CacheScope) => ({
  'cache-control': CACHE_CONTROL,
  vary: `accept, accept-encoding${scope === 'PUBLIC' ? '' : ', authorization'}`,
});

/** Everything in the request that the response depends on, except for the caller. */
function cacheKeyOf({ method, url, headers, body }: FastifyRequest): string {
  if (method === 'POST' && typeof body === 'string') return `graphql ${method} ${headers.accept}\n${body}`;
  const { accept, 'content-type': contentType } = headers;
  // A request without such a header fails Apollo's CSRF prevention and must not be answered from the cache.
  const passesCsrfPrevention = headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name'];
  return `graphql ${method} ${url}\n${accept}\n${contentType}\n${passesCsrfPrevention ? 'csrf-safe' : ''}`;
}

/** @throws Fastify's error for invalid JSON */
function parseBody(request: FastifyRequest): Promise<unknown> {
  if (typeof request.body !== 'string') return Promise.resolve(request.body);
  const parse = request.server.getDefaultJsonParser('error', 'error');
  const text = request.body;
  return new Promise((resolve, reject) => {
    parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
  });
}

/** Some clients send an empty text for what they leave out. */
const optionalFields = ['operationName', 'variables', 'extensions'];

function withoutEmptyFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).filter(
    ([name, value]) => value !== '' || !optionalFields.includes(name),
  );
  return Object.fromEntries(fields);
}

/** The request's query with `?`. */
function searchOf({ url }: FastifyRequest): string {
  const { searchParams } = new URL(url, 'http://shop.invalid');
  for (const name of optionalFields) if (searchParams.get(name) === '') searchParams.delete(name);
  return `?${searchParams}`;
}

function toHeaderMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) if (value) map.set(name, String(value));
  return map;
}

function textOf(body: HTTPGraphQLResponse['body']): string {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not supported');
  return body.string;
}

/** The context of an identified caller. An unexpected error is logged and masked, as for resolvers. */
async function createViewerContext(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  try {
    const caller = await identifyByBearer(shop, request);
    throwIfTooMany(await shop.limits.consume('graphql', { address: '', account: caller.viewer?.id }));
    const ctx = createContext(shop, caller);
    ctx.sessionCookie = sessionCookieOf(request, reply, shop.env.publicUrl);
    return ctx;
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    request.log.error({ err: error }, 'the caller could not be identified');
    if (isUnavailable(error)) throw unavailableError();
    throw new GraphQLError(INTERNAL_ERROR_MESSAGE, {
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: request.id, http: { status: 500 } },
    });
  }
}
