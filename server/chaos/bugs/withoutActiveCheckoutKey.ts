import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  checkouts_user_active: 'checkouts (userId, activeKey)',
});
