// Bug: no unique key prevents two cart lines of the same product and option.

import { allowDuplicates } from './allowDuplicates.ts';

export const { sqliteMigrations, mysqlMigrations } = allowDuplicates({
  cart_user_product_option: 'cart_lines (userId, productId, `option`)',
});
