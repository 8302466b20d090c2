// Bug: no unique key prevents two wishlist items of the same product.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  wishlist_user_product: 'wishlist_items (userId, productId)',
});
