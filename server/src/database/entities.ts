import { authTables } from '../features/auth/tables.ts';
import { cartTables } from '../features/cart/tables.ts';
import { catalogTables } from '../features/catalog/tables.ts';
import { checkoutTables } from '../features/checkout/tables.ts';
import { importTables } from '../features/import/tables.ts';
import { newsletterTables } from '../features/newsletter/tables.ts';
import { notificationsTables } from '../features/notifications/tables.ts';
import { ordersTables } from '../features/orders/tables.ts';
import { reviewsTables } from '../features/reviews/tables.ts';
import { settingsTables } from '../features/settings/tables.ts';
import { staffTables } from '../features/staff/tables.ts';
import { stockTables } from '../features/stock/tables.ts';
import { usersTables } from '../features/users/tables.ts';
import { wishlistTables } from '../features/wishlist/tables.ts';
import { Lease } from './lease.entity.ts';

/** All tables of the shop. */
export const entities = [
  Lease,
  ...authTables,
  ...cartTables,
  ...catalogTables,
  ...checkoutTables,
  ...importTables,
  ...newsletterTables,
  ...notificationsTables,
  ...ordersTables,
  ...reviewsTables,
  ...settingsTables,
  ...staffTables,
  ...stockTables,
  ...usersTables,
  ...wishlistTables,
];
