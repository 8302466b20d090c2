import type { ApolloServer } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { CacheDependencies } from '../features/catalog/cacheDependencies.ts';
import { type Context, createContext } from '../graphql/context.ts';
import { anonymousSender, type Sender } from '../http/caller.ts';
import { originOf } from '../http/origin.ts';
import { newId } from '../lib/ids.ts';
import { inOperationSpan } from '../lib/span.ts';
import type { Shop } from '../shop.ts';

/** Runs a GraphQL operation in this process. */
export type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

/** Runs the GraphQL operations of one page. */
interface SsrExecutor {
  execute: Execute;
  /** The catalogue revision and stock that the response depends on; the response cache compares them. */
  dependencies: CacheDependencies;
}

/** @param sender whom the page is for; a visitor by default */
export type CreateSsrExecutor = (sender?: Sender) => SsrExecutor;

/** Pages run their operations in Apollo Server without HTTP, each when the queue of browsing lets it begin. */
export function ssrExecutorFactory(apollo: ApolloServer<Context>, shop: Shop): CreateSsrExecutor {
  return (sender) => {
    const contextValue = createContext(shop, sender ?? anonymousSender({ id: newId(), ip: '', headers: {} }));
    return {
      dependencies: contextValue.dependencies,
      async execute(operation) {
        await shop.browsing.untilTurn();
        const { body } = await inOperationSpan(() => apollo.executeOperation(operation, { contextValue }));
        if (body.kind !== 'single') throw new Error('Incremental delivery is not supported');
        return body.singleResult;
      },
    };
  };
}

/** What a page depends on, except for the signed-in shopper. */
export interface PageRequest {
  /** Scheme and host under which the shop is published. */
  origin: string;
  /** The ISO2 code in the location selector's cookie; empty for all countries. */
  country: string;
  /** Path and query. */
  url: string;
}

/** @param url the URL to render: the request's without a secret token */
export function pageRequestOf(request: FastifyRequest, url: string, publicUrl: string | null): PageRequest {
  const { location } = request.cookies;
  const country = location && /^[A-Z]{2}$/.test(location) ? location : '';
  return { origin: originOf(request, publicUrl), country, url };
}
