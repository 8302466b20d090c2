import type { Limits } from '../../lib/limits/rateLimiter.ts';
import type { NotSignedIn, TooManyRequests } from '../../lib/problems.ts';
import { notSignedIn } from '../../lib/problems.ts';
import { type CouponProblem, toCouponProblem } from '../offers/offers.problems.ts';
import { type CodeProblem, deleteCode, normalizeCode, storeCode, tryCode } from '../offers/offers.service.ts';
import { lockAccount } from '../users/users.service.ts';
import { type CartChanged, type CartContext, cartChanged } from './cart.service.ts';
import { basketOf, getCart } from './pricedCart.service.ts';

// The coupon code of the viewer's cart.

interface CouponContext extends CartContext {
  limits: Limits;
}

/** Problems that end when the shopper changes the cart: the code is kept. */
const endsWithOtherCart: readonly CodeProblem['reason'][] = [
  'BELOW_MINIMUM',
  'NO_MATCHING_PRODUCTS',
  'TOO_FEW_UNITS',
  'OTHER_OFFER_BETTER',
];

/**
 * Applies a code to the viewer's cart, instead of an earlier one. A code that takes nothing off is kept only if another cart could change
 * that. Each attempt counts against the account's limit, because codes can be guessed.
 */
export async function applyCoupon(
  ctx: CouponContext,
  typed: string,
): Promise<CartChanged | CouponProblem | NotSignedIn | TooManyRequests> {
  const { db, viewer } = ctx;
  if (!viewer) return notSignedIn();
  const tooMany = await ctx.limits.consume('coupon', { address: '', account: viewer.id });
  if (tooMany) return tooMany;
  const code = normalizeCode(typed);
  const problem = await tryCode(ctx, viewer.id, code, basketOf(await getCart(ctx, viewer.id)));
  if (problem && !endsWithOtherCart.includes(problem.reason)) return toCouponProblem(ctx, problem);
  const isStored = await db.write(async (tx) => {
    // Refuses accounts that are deleted at the same time.
    if (!(await lockAccount(tx, viewer.id))) return false;
    await storeCode(tx, viewer.id, code);
    return true;
  });
  return isStored ? cartChanged(ctx, viewer.id, () => false) : notSignedIn();
}

/** Removes the code from the viewer's cart, if there is one. */
export async function removeCoupon(ctx: CartContext): Promise<CartChanged | NotSignedIn> {
  const { db, viewer } = ctx;
  if (!viewer) return notSignedIn();
  await db.autocommit((tx) => deleteCode(tx, viewer.id));
  return cartChanged(ctx, viewer.id, () => false);
}
