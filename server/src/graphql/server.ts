import { readFileSync } from 'node:fs';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { schemaFile } from '../config/paths.ts';
import { isUnavailable } from '../database/dialects.ts';
import { accountsResolvers } from '../features/auth/auth.resolvers.ts';
import { cartResolvers } from '../features/cart/cart.resolvers.ts';
import { catalogResolvers } from '../features/catalog/catalog.resolvers.ts';
import { paymentsResolvers } from '../features/checkout/checkout.resolvers.ts';
import { locationsResolvers } from '../features/locations/locations.resolvers.ts';
import { newsletterResolvers } from '../features/newsletter/newsletter.resolvers.ts';
import { ordersResolvers } from '../features/orders/orders.resolvers.ts';
import { personalDataResolvers } from '../features/personalData/personalData.resolvers.ts';
import { reviewsResolvers } from '../features/reviews/reviews.resolvers.ts';
import { wishlistResolvers } from '../features/wishlist/wishlist.resolvers.ts';
import { INTERNAL_ERROR_MESSAGE, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import { mindAudience } from './cacheScopePlugin.ts';
import type { Context } from './context.ts';
import { limits, refuseLargeOperations } from './limits.ts';

const resolvers = [
  locationsResolvers,
  accountsResolvers,
  newsletterResolvers,
  catalogResolvers,
  reviewsResolvers,
  wishlistResolvers,
  cartResolvers,
  paymentsResolvers,
  ordersResolvers,
  personalDataResolvers,
];

/** Door 1: the GraphQL server, not yet started. */
export function createGraphql(plugins: ApolloServerPlugin<Context>[] = []): ApolloServer<Context> {
  return new ApolloServer<Context>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    formatError: maskFault,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      refuseLargeOperations,
      logFaults,
      answerPlainJson,
      mindAudience,
      ...plugins,
    ],
  });
}

/** Whether the error is ours and not the caller's: it was not thrown as an answer. */
const isFault = (error: unknown): boolean => !(unwrapResolverError(error) instanceof GraphQLError);

/** Apollo refuses some requests, such as a hash that is not the query's, with a status alone, and would call that a fault of ours. */
const isUncoded = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  error.extensions.code === undefined &&
  (error.extensions.http as { status?: number } | undefined)?.status === 400;

function maskFault(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (isUncoded(error))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
  if (!isFault(error)) return formatted;
  if (isUnavailable(unwrapResolverError(error)))
    return { ...formatted, message: UNAVAILABLE_MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } };
  return { ...formatted, message: INTERNAL_ERROR_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Logs what is our fault once, and tells the caller the request's id to quote. */
const logFaults: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors.filter(isFault)) {
          contextValue.log.error(
            { err: unwrapResolverError(error), operationName, path: error.path },
            'a field failed',
          );
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          if (extensions?.code === 'INTERNAL_SERVER_ERROR') extensions.requestId = contextValue.requestId;
          if (extensions?.code === 'SERVICE_UNAVAILABLE') {
            response.http.status = 503;
            response.http.headers.set('retry-after', String(UNAVAILABLE_RETRY_SECONDS));
          }
        }
      },
    };
  },
};

/** What a request is answered with that is well formed, but whose operation cannot be run. */
const unrunnable: unknown[] = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * A client that takes application/json alone cannot tell our 400 from one of a proxy in between, so GraphQL over HTTP has
 * it answered with 200. Others get 400.
 */
const answerPlainJson: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    return {
      async willSendResponse({ response: { body, http } }) {
        const accept = request.http?.headers.get('accept') ?? '';
        if (!accept.includes('application/json') || accept.includes('application/graphql-response+json'))
          return;
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (errors?.every(({ extensions }) => unrunnable.includes(extensions?.code))) http.status = 200;
      },
    };
  },
};
