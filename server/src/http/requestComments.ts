import type { FastifyInstance } from 'fastify';
import { withRequestId } from '../database/sqlComments.ts';

/** Names each request in the SQL statements that it sends. To be called before routes are registered. */
export function nameRequestsInSql(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => withRequestId(request.id, done));
}
