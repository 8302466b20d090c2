// Bug: no unique keys prevent two orders of one payment or checkout.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  orders_checkout: 'orders (checkoutId)',
  orders_payment: 'orders (paymentId)',
});
