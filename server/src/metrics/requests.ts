import type { FastifyInstance } from 'fastify';
import { routePatternOf } from '../http/routePattern.ts';
import { ProblemError } from '../lib/problems.ts';
import type { Metrics } from './definitions.ts';

/** Counts the requests of all routes that are registered afterwards, and the problems that REST routes return. */
export function observeRequests(
  app: FastifyInstance,
  { requests, requestDuration, problems }: Pick<Metrics, 'requests' | 'requestDuration' | 'problems'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routePatternOf(request);
    requests.inc({ method: request.method, route, status: reply.statusCode });
    requestDuration.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof ProblemError) problems.inc({ problem: error.problem.__typename });
    done();
  });
}
