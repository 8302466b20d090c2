// Bug: no unique key prevents two refunds with one idempotency key.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  refunds_idempotency_key: 'refunds (idempotencyKey)',
});
