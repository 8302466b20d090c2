import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isBrowsing } from './cacheScopePlugin.ts';
import type { Context } from './context.ts';

/** Clients have some tens; others may send any number. */
const MAX_DOCUMENTS = 1000;
/** Longer ones are not remembered. */
const MAX_LENGTH = 10_000;

/**
 * Remembers documents that only look at the shop, so that they are recognised before Apollo has parsed them. One that was never
 * executed, or is named by a hash, is not recognised.
 */
export function createBrowsingOperations(): {
  /** @param body the parsed body of a POST */
  includes(request: FastifyRequest, body: unknown): boolean;
  /** Learns from what Apollo executes. */
  apolloPlugin: ApolloServerPlugin<Context>;
} {
  const documents = new LRUCache<string, true>({ max: MAX_DOCUMENTS });
  return {
    includes({ method, url }, body) {
      const query =
        method === 'GET'
          ? new URL(url, 'http://shop.invalid').searchParams.get('query')
          : (body as { query?: unknown } | undefined)?.query;
      return typeof query === 'string' && documents.has(query);
    },
    apolloPlugin: {
      async requestDidStart() {
        return {
          async didResolveOperation({ source, document, schema }) {
            if (source.length <= MAX_LENGTH && isBrowsing(schema, document)) documents.set(source, true);
          },
        };
      },
    },
  };
}
