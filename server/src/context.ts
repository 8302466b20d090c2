import type { Viewer } from './features/accounts/accounts.service.ts';
import { createDescriptionLoader } from './features/catalog/catalog.service.ts';
import { createStockLoader } from './features/catalog/stock.service.ts';
import { createLatestReviewsLoader } from './features/reviews/reviews.service.ts';
import type { Shop } from './shop.ts';

/** One request's context, the same for both doors. */
export interface Context extends Shop {
  requestId: string;
  /** Address of the client, for limits. */
  address: string;
  /** The signed-in shopper; null for a visitor. */
  viewer: Viewer | null;
  /** The token that the viewer sent, to end just this session. */
  token: string | null;
  /** Units that can be sold now, by product id. */
  stock: ReturnType<typeof createStockLoader>;
  /** Long texts, by product id. */
  descriptions: ReturnType<typeof createDescriptionLoader>;
  /** First pages of reviews, by their size and the product's id. */
  latestReviews: ReturnType<typeof createLatestReviewsLoader>;
}

/** What a request is known by. */
export type Caller = Pick<Context, 'requestId' | 'address' | 'viewer' | 'token'>;

/** The context of a caller's request. */
export function createContext(shop: Shop, caller: Caller): Context {
  return {
    ...shop,
    ...caller,
    log: shop.log.child({ requestId: caller.requestId }),
    stock: createStockLoader(shop.db, caller.viewer?.id ?? null),
    descriptions: createDescriptionLoader(shop.db),
    latestReviews: createLatestReviewsLoader(shop.db),
  };
}
