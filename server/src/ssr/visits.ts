import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { Seen } from '../features/catalog/details.ts';
import type { Caller } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';

/** Runs a GraphQL operation as whom a page is rendered for, without a network in between. */
export type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

/** A look at the shop. */
export interface Visit {
  execute: Execute;
  /** What has been looked at so far. */
  seen: Seen;
}

/** Begins to look at the shop as somebody, by default as a visitor. */
export type OpenVisit = (caller?: Caller) => Visit;

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
