import type { ApolloServer } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { CacheDependencies } from '../features/catalog/cacheDependencies.ts';
import { type Context, createContext } from '../graphql/context.ts';
import type { Caller } from '../http/caller.ts';
import { originOf } from '../http/origin.ts';
import { newId } from '../lib/ids.ts';
import type { Shop } from '../shop.ts';

/** Runs a GraphQL operation as whom a page is rendered for, without a network in between. */
export type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

/** A look at the shop. */
export interface Visit {
  execute: Execute;
  dependencies: CacheDependencies;
}

/** Begins to look at the shop as somebody, by default as a visitor. */
export type OpenVisit = (caller?: Caller) => Visit;

/** Executes the operations of server-rendered pages directly in Apollo Server. */
export function createVisits(apollo: ApolloServer<Context>, shop: Shop): OpenVisit {
  return (caller) => {
    const visitor = { requestId: newId(), address: '', userAgent: '', viewer: null, token: null };
    const contextValue = createContext(shop, caller ?? visitor);
    return {
      dependencies: contextValue.dependencies,
      async execute(operation) {
        const { body } = await apollo.executeOperation(operation, { contextValue });
        if (body.kind !== 'single') throw new Error('Incremental delivery is not supported');
        return body.singleResult;
      },
    };
  };
}

/** What a page depends on, beside whom it is for. */
export interface Asked {
  /** Scheme and host under which shoppers reach the shop. */
  origin: string;
  /** The ISO2 code that the location selector has put into a cookie; empty for all countries. */
  country: string;
  /** Path and query. */
  url: string;
}

/** @param url in place of the request's */
export function askedBy(request: FastifyRequest, url: string, publicUrl: string | null): Asked {
  const { location } = request.cookies;
  const country = location && /^[A-Z]{2}$/.test(location) ? location : '';
  return { origin: originOf(request, publicUrl), country, url };
}
