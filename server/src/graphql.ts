import { readFileSync } from 'node:fs';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from './context.ts';
import { accountsResolvers } from './features/accounts/accounts.resolvers.ts';
import { cartResolvers } from './features/cart/cart.resolvers.ts';
import { catalogResolvers } from './features/catalog/catalog.resolvers.ts';
import { locationsResolvers } from './features/locations/locations.resolvers.ts';
import { ordersResolvers } from './features/orders/orders.resolvers.ts';
import { paymentsResolvers } from './features/payments/payments.resolvers.ts';
import { reviewsResolvers } from './features/reviews/reviews.resolvers.ts';
import { wishlistResolvers } from './features/wishlist/wishlist.resolvers.ts';
import { OUR_FAULT } from './lib/problems.ts';
import { schemaFile } from './paths.ts';

/** A query of more tokens than that is refused while it is being parsed. */
const MAX_TOKENS = 2000;

const resolvers = [
  locationsResolvers,
  accountsResolvers,
  catalogResolvers,
  reviewsResolvers,
  wishlistResolvers,
  cartResolvers,
  paymentsResolvers,
  ordersResolvers,
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
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: maskFault,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      logFaults,
      ...plugins,
    ],
  });
}

/** Whether the error is ours and not the caller's: it was not thrown as an answer. */
const isFault = (error: unknown): boolean => !(unwrapResolverError(error) instanceof GraphQLError);

function maskFault(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (!isFault(error)) return formatted;
  return { ...formatted, message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
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
        }
      },
    };
  },
};
