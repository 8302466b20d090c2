import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolConnection } from 'mysql2';

// Comments that name the request in the statements it sends, so that a line of MySQL's process list or slow-query log leads to the
// line of the shop's log. A statement that several requests share (batched reads) names one of them.

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work`; the statements that it and what it starts send carry the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requestIds.run(requestId, work);

/** The statement with a comment that names the current request; unchanged outside of requests. */
export function addRequestComment(sql: string): string {
  const requestId = requestIds.getStore();
  if (requestId === undefined) return sql;
  // Percent-encoding leaves neither `/`, which could end the comment, nor `?`, which could take a parameter. In front of the
  // statement, because lists cut long ones off.
  return `/* requestId=${encodeURIComponent(requestId)} */ ${sql}`;
}

/** Adds the comments to all statements of a connection. */
export function commentStatements(connection: PoolConnection): void {
  const query = connection.query.bind(connection) as (sql: unknown, ...rest: unknown[]) => unknown;
  const commented = (sql: unknown, ...rest: unknown[]) =>
    query(typeof sql === 'string' ? addRequestComment(sql) : sql, ...rest);
  connection.query = commented as typeof connection.query;
}
