import { authFeature } from './auth/feature.ts';
import { cartFeature } from './cart/feature.ts';
import { catalogFeature } from './catalog/feature.ts';
import { checkoutFeature } from './checkout/feature.ts';
import { customersFeature } from './customers/feature.ts';
import type { Feature } from './feature.ts';
import { importFeature } from './import/feature.ts';
import { locationsFeature } from './locations/feature.ts';
import { newsletterFeature } from './newsletter/feature.ts';
import { notificationsFeature } from './notifications/feature.ts';
import { offersFeature } from './offers/feature.ts';
import { ordersFeature } from './orders/feature.ts';
import { reportsFeature } from './reports/feature.ts';
import { reviewsFeature } from './reviews/feature.ts';
import { settingsFeature } from './settings/feature.ts';
import { staffFeature } from './staff/feature.ts';
import { stockFeature } from './stock/feature.ts';
import { usersFeature } from './users/feature.ts';
import { wishlistFeature } from './wishlist/feature.ts';

const declaredFeatures = [
  locationsFeature,
  notificationsFeature,
  usersFeature,
  settingsFeature,
  authFeature,
  staffFeature,
  stockFeature,
  catalogFeature,
  importFeature,
  reviewsFeature,
  wishlistFeature,
  offersFeature,
  cartFeature,
  ordersFeature,
  customersFeature,
  checkoutFeature,
  newsletterFeature,
  reportsFeature,
] as const;

/** With the types of its resolvers, which the check for missing ones compares with the schema. */
export type DeclaredFeature = (typeof declaredFeatures)[number];

/** All features. Each may use the services of those before it: .dependency-cruiser.cjs reads the order from here. */
export const features: readonly Feature[] = declaredFeatures;

/** What the features export and erase of a user. */
export const personalData = features.flatMap((feature) => feature.personalData ?? []);
