import type { FastifyRequest } from 'fastify';

/** The pattern of a request's route, which contains no ids. The storefront's pages have none: they answer whatever no route matches. */
export function routePatternOf({ is404, url, routeOptions }: FastifyRequest): string {
  if (!is404) return routeOptions.url ?? 'unmatched';
  return url.startsWith('/api/') ? 'unmatched' : 'page';
}
