import type { Viewer } from '../features/auth/auth.service.ts';
import { beginSeeing, createDetails, type Details, type Seen } from '../features/catalog/details.ts';
import type { Shop } from '../shop.ts';

/** One request's context, the same for both doors. */
export interface Context extends Shop {
  requestId: string;
  /** Address of the client, for limits. */
  address: string;
  /** What the client calls itself; empty when it does not say. */
  userAgent: string;
  /** The signed-in shopper; null for a visitor. */
  viewer: Viewer | null;
  /** The token that the viewer sent, to end just this session. */
  token: string | null;
  /** Finds out who is calling, where that is put off until an answer depends on it. */
  identify?: () => Promise<Context>;
  /** What the answer shows of the catalogue. */
  seen: Seen;
  /** What is not in memory of products. */
  details: Details;
}

/** What a request is known by. */
export type Caller = Pick<Context, 'requestId' | 'address' | 'userAgent' | 'viewer' | 'token'>;

/** The context of a caller's request. */
export function createContext(shop: Shop, caller: Caller): Context {
  const seen = beginSeeing(shop.catalog);
  // Spreading them takes V8 twenty times as long: more than to find the products of a list.
  return Object.assign({}, shop, caller, {
    log: shop.log.child({ requestId: caller.requestId }),
    seen,
    details: createDetails(shop, caller.viewer?.id ?? null, seen),
  });
}
