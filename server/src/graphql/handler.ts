import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { isUnavailable } from '../database/dialects.ts';
import { bearerOf, graphqlCaller, visitorOf } from '../http/caller.ts';
import { createAnswer, sendAnswer } from '../http/responseCache/cachedResponse.ts';
import { newId } from '../lib/ids.ts';
import { INTERNAL_ERROR_MESSAGE } from '../lib/problems.ts';
import type { Shop } from '../shop.ts';
import type { OpenVisit } from '../ssr/visits.ts';
import { audienceOf } from './cacheScopePlugin.ts';
import { type Context, createContext } from './context.ts';
import { awayError, refuseIf } from './errors.ts';
import { isVisit, openPlayground } from './playground.ts';
import { createGraphql } from './server.ts';

/** A cache between us and the clients may keep what visitors are answered for a second. */
const SHARED = 'public, max-age=0, s-maxage=1';

/**
 * Door 1: /graphql. What visitors ask is answered as other visitors were, where that still is right; so are the signed-in
 * where their operation asks for nothing of their own.
 * @returns what runs the operations of a page, without a network in between
 */
export async function mountGraphql(app: FastifyInstance, shop: Shop): Promise<OpenVisit> {
  const apollo = createGraphql([fastifyApolloDrainPlugin(app)]);
  await apollo.start();
  const answer = createAnswering(apollo, shop);
  await app.register(async (door) => {
    keepText(door);
    door.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      handler: (request, reply) => (isVisit(request) ? openPlayground(reply) : answer(request, reply)),
    });
  });
  return (caller) => {
    const visitor = { requestId: newId(), address: '', userAgent: '', viewer: null, token: null };
    const contextValue = createContext(shop, caller ?? visitor);
    return {
      seen: contextValue.seen,
      async execute(operation) {
        const { body } = await apollo.executeOperation(operation, { contextValue });
        if (body.kind !== 'single') throw new Error('Pages ask for nothing that is answered in parts');
        return body.singleResult;
      },
    };
  };
}

/** Takes nothing but JSON, and leaves it as the text that was sent: most requests are known by it, and need not be read. */
function keepText(door: FastifyInstance): void {
  door.removeAllContentTypeParsers();
  door.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
}

function createAnswering(apollo: ApolloServer<Context>, shop: Shop) {
  const { limits } = shop;
  const answers = shop.answers.graphql;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = keyOf(request);
    const isVisitor = bearerOf(request) === null;
    const tooMany = await limits.take('graphql', { address: request.ip });
    if (tooMany) return run();
    const found = answers.find(key);
    // What cannot be looked up is asked anew, and fails there in GraphQL's own way.
    const kept = found instanceof Promise ? await found.catch(() => undefined) : found;
    return kept && (isVisitor || kept.forEverybody) ? sendAnswer(request, reply, kept.answer) : run();

    async function run(): Promise<FastifyReply> {
      const body = await bodyOf(request);
      let ctx: Context | undefined;
      const {
        status = 200,
        headers,
        body: answered,
      } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: headersOf(request),
          search: new URL(request.url, 'http://shop.invalid').search,
          body,
        },
        context: async () => {
          refuseIf(tooMany);
          ctx = createContext(shop, visitorOf(request));
          if (!isVisitor) ctx.identify = () => contextOf(shop, request);
          return ctx;
        },
      });
      // Of an answer that somebody was given as their own, this context has seen nothing.
      const audience = status === 200 && ctx ? audienceOf(ctx) : undefined;
      if (!ctx || !audience) {
        // What is somebody's own, or went wrong, is for nobody in between.
        if (request.method === 'GET') reply.header('cache-control', 'no-store');
        return reply.code(status).headers(Object.fromEntries(headers)).send(textIn(answered));
      }
      const forEverybody = audience === 'everybody';
      const made = createAnswer(
        status,
        { ...Object.fromEntries(headers), ...(request.method === 'GET' ? sharing(forEverybody) : {}) },
        textIn(answered),
      );
      answers.keep(key, { answer: made, seen: ctx.seen, forEverybody });
      return sendAnswer(request, reply, made);
    }
  };
}

const sharing = (forEverybody: boolean) => ({
  'cache-control': SHARED,
  vary: `accept, accept-encoding${forEverybody ? '' : ', authorization'}`,
});

/** All of a request that its answer depends on, but for who sends it. */
function keyOf({ method, url, headers, body }: FastifyRequest): string {
  if (method === 'POST' && typeof body === 'string') return `graphql ${method} ${headers.accept}\n${body}`;
  const { accept, 'content-type': type } = headers;
  // What another site could have a browser send is refused, whoever asked the same before.
  const own = headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name'];
  return `graphql ${method} ${url}\n${accept}\n${type}\n${own ? 'own' : ''}`;
}

/** @throws what Fastify answers to JSON that is none */
function bodyOf(request: FastifyRequest): Promise<unknown> {
  if (typeof request.body !== 'string') return Promise.resolve(request.body);
  const parse = request.server.getDefaultJsonParser('error', 'error');
  const text = request.body;
  return new Promise((resolve, reject) => {
    parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
  });
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) if (value) map.set(name, String(value));
  return map;
}

function textIn(body: HTTPGraphQLResponse['body']): string {
  if (body.kind !== 'complete') throw new Error('Nothing of the schema is answered in parts');
  return body.string;
}

/** A failure to find out who is calling is our fault: logged and masked, like those of fields. */
async function contextOf(shop: Shop, request: FastifyRequest): Promise<Context> {
  try {
    const caller = await graphqlCaller(shop, request);
    refuseIf(await shop.limits.take('graphql', { address: '', account: caller.viewer?.id }));
    return createContext(shop, caller);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    request.log.error({ err: error }, 'the caller could not be looked up');
    if (isUnavailable(error)) throw awayError();
    throw new GraphQLError(INTERNAL_ERROR_MESSAGE, {
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: request.id, http: { status: 500 } },
    });
  }
}
