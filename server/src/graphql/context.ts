import type { Env } from '../config/env.ts';
import type { AuthContext } from '../features/auth/authContext.ts';
import type { GoogleClient } from '../features/auth/google/googleClient.ts';
import { type CacheDependencies, trackDependencies } from '../features/catalog/cacheDependencies.ts';
import type { CatalogContext } from '../features/catalog/catalog.service.ts';
import type { Catalog } from '../features/catalog/catalog.ts';
import { createProductDetails, type ProductDetails } from '../features/catalog/productDetails.ts';
import type { ShopperContext } from '../features/checkout/checkoutContext.ts';
import type { NewsletterContext } from '../features/newsletter/newsletter.service.ts';
import type { OrdersContext } from '../features/orders/orders.service.ts';
import type { AddReviewContext, ReadReviewsContext } from '../features/reviews/reviews.service.ts';
import type { EraseContext } from '../features/users/personalData.service.ts';
import type { WishlistContext } from '../features/wishlist/wishlist.service.ts';
import type { Caller } from '../http/caller.ts';
import type { Log } from '../lib/log.ts';
import { personalData } from '../personalData.ts';
import type { Shop } from '../shop.ts';

/** What all services need; each service takes only the part of its feature. */
type FeatureContexts = AuthContext &
  EraseContext &
  CatalogContext &
  AddReviewContext &
  ReadReviewsContext &
  WishlistContext &
  ShopperContext &
  OrdersContext &
  NewsletterContext;

/** One request's context, the same for GraphQL and REST. */
export interface Context extends FeatureContexts, Caller {
  viewer: Caller['viewer'];
  log: Log;
  catalog: Catalog;
  env: Env;
  google: GoogleClient | null;
  /** Set while the caller is not identified; see cacheScopePlugin. */
  identifyCaller?: () => Promise<Context>;
  /** The catalogue revision and stock that the response depends on; the response cache compares them. */
  dependencies: CacheDependencies;
  /** Product data that is not kept in memory. */
  details: ProductDetails;
}

export function createContext(shop: Shop, caller: Caller): Context {
  const dependencies = trackDependencies(shop.catalog);
  // Object.assign is 20 times faster than spreading here.
  return Object.assign({}, shop, caller, {
    personalData,
    log: shop.log.child({ requestId: caller.requestId }),
    dependencies,
    details: createProductDetails(shop, caller.viewer?.id ?? null, dependencies),
  });
}
