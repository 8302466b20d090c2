import type { Db } from '../database/database.ts';
import type { Metrics } from './definitions.ts';

const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'BEGIN', 'START', 'COMMIT', 'ROLLBACK'];

/** Measures the SQL statements of both connections or pools, by TypeORM's event after each query. */
export function observeStatements(
  { read, source }: Pick<Db, 'read' | 'source'>,
  { statementDuration, statementErrors }: Pick<Metrics, 'statementDuration' | 'statementErrors'>,
): void {
  for (const { subscribers } of new Set([read.dataSource, source]))
    subscribers.push({
      afterQuery({ query, success, executionTime }) {
        const verb = verbOf(query);
        if (success) statementDuration.observe({ verb }, (executionTime ?? 0) / 1000);
        else statementErrors.inc({ verb });
      },
    });
}

function verbOf(sql: string): string {
  const word = /\w+/.exec(sql)?.[0].toUpperCase() ?? '';
  return VERBS.includes(word) ? word : 'other';
}
