import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import { Checkout } from './checkout.entity.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { endCheckout } from './checkoutLifecycle.service.ts';
import { reconcileCheckout } from './reconciliation/reconciliation.service.ts';

/**
 * Cancels one of the viewer's checkouts. One that has ended, or another shopper's, stays unchanged; the answer is the same.
 * The shopper may have closed the popup before the bank answered, so the provider is asked at once for a payment that is under way.
 */
export async function cancelCheckout(
  ctx: ShopperContext,
  id: string,
): Promise<{ __typename: 'CheckoutCancelled'; id: string } | NotSignedIn> {
  const { db, viewer, log } = ctx;
  if (!viewer) return notSignedIn();
  const checkout = await db.read.findOneBy(Checkout, { id, userId: viewer.id });
  if (checkout && (await endCheckout(ctx, id, 'cancelled')))
    await reconcileCheckout(ctx, { ...checkout, state: 'cancelled' }).catch((error: unknown) =>
      log.warn(
        { err: error, checkoutId: id },
        'a cancelled checkout could not be looked up; the reconciler will retry',
      ),
    );
  return { __typename: 'CheckoutCancelled', id };
}
