import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  orders_checkout: 'orders (checkoutId)',
  orders_payment: 'orders (paymentId)',
});
