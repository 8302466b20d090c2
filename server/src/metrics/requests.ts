import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../lib/problems.ts';
import type { Metrics } from './definitions.ts';

/** Counts the requests of all routes that are registered afterwards, and the problems that REST routes return. */
export function observeRequests(
  app: FastifyInstance,
  { requests, requestDuration, problems }: Pick<Metrics, 'requests' | 'requestDuration' | 'problems'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    requests.inc({ method: request.method, route, status: reply.statusCode });
    requestDuration.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof ProblemError) problems.inc({ problem: error.problem.__typename });
    done();
  });
}

/** The route's pattern. The storefront's pages have none: they answer whatever no route matches. */
function routeOf({ is404, url, routeOptions }: FastifyRequest): string {
  if (!is404) return routeOptions.url ?? 'unmatched';
  return url.startsWith('/api/') ? 'unmatched' : 'page';
}
