import { readFileSync } from 'node:fs';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, type GraphQLFormattedError, type ValidationRule } from 'graphql';
import { schemaFile } from '../config/paths.ts';
import { isUnavailable } from '../database/dialects.ts';
import { INTERNAL_ERROR_MESSAGE, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import { cacheScopePlugin } from './cacheScopePlugin.ts';
import type { Context } from './context.ts';
import { limits, operationLimitsPlugin } from './limits.ts';
import { resolvers } from './resolvers.ts';
import { enforceStaffPermissions } from './staffPermissions.ts';

/** The GraphQL server, not started. @param plugins beside its own */
export function createApollo(plugins: ApolloServerPlugin<Context>[] = []): ApolloServer<Context> {
  const typeDefs = readFileSync(schemaFile, 'utf8');
  return new ApolloServer<Context>({
    schema: enforceStaffPermissions(makeExecutableSchema({ typeDefs, resolvers })),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [knownOperationTypes],
    formatError: (formatted, error) => shortenMessage(maskInternalError(formatted, error)),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationLimitsPlugin,
      errorReportPlugin,
      plainJsonStatusPlugin,
      cacheScopePlugin,
      ...plugins,
    ],
  });
}

/** graphql-js 16 lacks this rule: it would execute a subscription, which the schema does not have, and report an internal error. */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation}`, { nodes: node }));
  },
});

/** Everything but a GraphQLError, which resolvers throw for the caller's mistakes. */
const isInternal = (error: unknown): boolean => !(unwrapResolverError(error) instanceof GraphQLError);

/** Apollo rejects some bad requests, such as a wrong persisted-query hash, without an error code. */
const isBadRequestWithoutCode = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  error.extensions.code === undefined &&
  (error.extensions.http as { status?: number } | undefined)?.status === 400;

function maskInternalError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (isBadRequestWithoutCode(error))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
  if (!isInternal(error)) return formatted;
  const cause = unwrapResolverError(error);
  if (isUnavailable(cause))
    return { ...formatted, message: UNAVAILABLE_MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } };
  return { ...formatted, message: INTERNAL_ERROR_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Characters of an error's message. graphql-js prints invalid values, names and literals as they are, in each error about them. */
const MAX_MESSAGE = 1000;

/** Leaves out the middle of a long message: the variable or argument is at its beginning, the reason at its end. */
function shortenMessage(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message } = error;
  if (message.length <= MAX_MESSAGE) return error;
  const half = MAX_MESSAGE / 2 - 1;
  return { ...error, message: `${message.slice(0, half)}…${message.slice(-half)}` };
}

/** Logs internal errors once, adds the request id to their responses, and sets 503 while the database is unavailable. */
const errorReportPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors.filter(isInternal)) {
          contextValue.log.error(
            { err: unwrapResolverError(error), operationName, path: error.path },
            'a GraphQL field failed',
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

/** Codes of well-formed requests whose operation cannot be executed. */
const requestErrorCodes: unknown[] = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * Status 200 for request errors if the client accepts application/json only, as GraphQL over HTTP requires: such a client cannot tell
 * our 400 from that of a proxy.
 */
const plainJsonStatusPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    return {
      async willSendResponse({ response: { body, http } }) {
        const accept = request.http?.headers.get('accept') ?? '';
        if (!accept.includes('application/json') || accept.includes('application/graphql-response+json'))
          return;
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (errors?.every(({ extensions }) => requestErrorCodes.includes(extensions?.code)))
          http.status = 200;
      },
    };
  },
};
