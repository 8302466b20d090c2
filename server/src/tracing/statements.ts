import { trace } from '@opentelemetry/api';
import type { QueryRunner } from 'typeorm';
import type { Db } from '../database/database.ts';
import { inSpan } from '../lib/span.ts';

/** Of a statement in a span; lists of ids make some very long. */
const MAX_LENGTH = 2000;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+)/i;

/**
 * Runs each SQL statement to the primary that belongs to a traced request in a span, with the wait for a connection. Statements have
 * placeholders, and their values are not recorded.
 */
export function traceStatements({ read, source, dialect }: Pick<Db, 'read' | 'source' | 'dialect'>): void {
  const traced = new WeakSet<QueryRunner>();
  for (const dataSource of new Set([read.dataSource, source])) {
    const create = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => {
      const runner = create(mode);
      // SQLite has one runner for all.
      if (!traced.has(runner)) traceRunner(runner, dialect);
      traced.add(runner);
      return runner;
    };
  }
}

function traceRunner(runner: QueryRunner, dialect: string): void {
  const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<unknown>;
  const tracedQuery = (sql: string, ...rest: unknown[]) => {
    // A request that has ended, or is not part of the sample, does not record.
    if (!trace.getActiveSpan()?.isRecording()) return query(sql, ...rest);
    const attributes = { 'db.system.name': dialect, 'db.query.text': sql.slice(0, MAX_LENGTH) };
    return inSpan(summaryOf(sql), attributes, () => query(sql, ...rest));
  };
  runner.query = tracedQuery as typeof runner.query;
}

/** Such as `SELECT products`. */
function summaryOf(sql: string): string {
  const verb = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
