// Bug: no unique key prevents two active checkouts with the same key of one shopper.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  checkouts_user_active: 'checkouts (userId, activeKey)',
});
