import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  wishlist_user_product: 'wishlist_items (userId, productId)',
});
