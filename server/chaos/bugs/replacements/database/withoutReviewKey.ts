// Bug: no unique key prevents two reviews of one product by one shopper.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  reviews_user_product: 'reviews (userId, productId)',
});
