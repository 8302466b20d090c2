import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  reviews_user_product: 'reviews (userId, productId)',
});
